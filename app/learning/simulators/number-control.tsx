import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { ControlProps } from './controls.tsx'
import { bounds, nearestValue, parseNumber } from './read-state.ts'
import type { Parameter } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'

type NumberProps = ControlProps<Parameter & { kind: 'number' }, number>

/** Steps moved by PageUp and PageDown. */
const pageSteps = 10

/**
 * A native number input with a slider below it, for touch and mouse.
 * A value out of bounds shows an error and does not change the state.
 */
export function NumberControl({ id, name, parameter, value, set }: NumberProps): ReactNode {
  // The text being typed, until the field loses focus: «1» on the way to «15».
  const [draft, setDraft] = useState<string>()
  const { label, symbol, unit, min, max, step } = parameter
  const isBad = draft !== undefined && !isAllowed(parameter, draft)
  const write = (text: string): void => {
    setDraft(text)
    const number = parseNumber(text)
    if (number !== undefined && isAllowed(parameter, text)) set(nearestValue(parameter, number))
  }
  const move = (steps: number): void => {
    setDraft(undefined)
    set(nearestValue(parameter, value + steps * step))
  }
  return (
    <div className="sim-control sim-number">
      <label htmlFor={id}>{`${label}${symbol ? ` (${symbol})` : ''}${unit && `, ${unit}`}`}</label>
      <input
        id={id}
        name={name}
        className="input"
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={draft ?? value}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => setDraft(undefined)}
        onKeyDown={onPages(move)}
        aria-invalid={isBad || undefined}
        aria-describedby={`${id}-ayuda`}
      />
      <input
        className="sim-slider needs-script"
        type="range"
        aria-hidden="true"
        tabIndex={-1}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => {
          setDraft(undefined)
          set(nearestValue(parameter, Number(event.currentTarget.value)))
        }}
      />
      <p id={`${id}-ayuda`} className={isBad ? 'field-error' : 'note'}>
        {isBad ? simulatorTexts.outOfBounds(bounds(parameter)) : simulatorTexts.fromTo(bounds(parameter))}
        {parameter.hint && ` ${parameter.hint}`}
      </p>
    </div>
  )
}

function isAllowed({ min, max }: Parameter & { kind: 'number' }, text: string): boolean {
  const number = parseNumber(text)
  return number !== undefined && number >= min && number <= max
}

/** The native input handles the arrow keys; PageUp and PageDown move ten steps. */
function onPages(move: (steps: number) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return
    event.preventDefault()
    move(event.key === 'PageUp' ? pageSteps : -pageSteps)
  }
}
