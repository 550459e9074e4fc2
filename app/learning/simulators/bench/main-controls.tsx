import { type ReactNode, useState } from 'react'
import type { NumberParameter, Parameter, Values } from '../simulator.ts'
import { bounds, nearestValue, parseNumber, writeValue } from '../simulator-state.ts'
import { simulatorTexts as texts } from '../simulator-texts.ts'
import { Icon } from './icons.tsx'

type MainControlsProps = {
  parameters: Readonly<Record<string, Parameter>>
  /** At most two. */
  names: readonly string[]
  values: Values
  place: string
  change: (change: Partial<Values>, gesture?: string) => void
}

/** The two controls that matter most, under the thumb on a phone. */
export function MainControls({ parameters, names, values, place, change }: MainControlsProps): ReactNode {
  if (names.length === 0) return null
  return (
    <div className="bench-dock">
      {names.map((name) => {
        const parameter = parameters[name]
        const value = values[name]
        if (!parameter || value === undefined) return null
        const common = { key: name, id: `${place}-${name}`, name }
        if (parameter.kind === 'number' && typeof value === 'number')
          return (
            <Stepper
              {...common}
              key={name}
              parameter={parameter}
              value={value}
              set={(next, gesture) => change({ [name]: next }, gesture)}
            />
          )
        return (
          <Choices
            {...common}
            key={name}
            parameter={parameter}
            value={value}
            set={(next) => change({ [name]: next })}
          />
        )
      })}
    </div>
  )
}

type StepperProps = {
  id: string
  name: string
  parameter: NumberParameter
  value: number
  set: (value: number, gesture?: string) => void
}

/** A number between «−» and «+», which can also be typed. */
function Stepper({ id, name, parameter, value, set }: StepperProps): ReactNode {
  // The text being typed, until the field loses focus: «1» on the way to «15».
  const [draft, setDraft] = useState<string>()
  const { label, min, max, step } = parameter
  const number = draft === undefined ? value : parseNumber(draft)
  const isBad = number === undefined || number < min || number > max
  const write = (text: string): void => {
    setDraft(text)
    const typed = parseNumber(text)
    if (typed !== undefined && typed >= min && typed <= max)
      set(nearestValue(parameter, typed), `type ${name}`)
  }
  const move = (steps: number): void => {
    setDraft(undefined)
    set(nearestValue(parameter, value + steps * step))
  }
  const button = (steps: number) => (
    <button
      type="button"
      className="bench-step needs-script"
      aria-label={steps > 0 ? texts.more(label) : texts.less(label)}
      onClick={() => move(steps)}
    >
      <Icon name={steps > 0 ? 'plus' : 'minus'} />
    </button>
  )
  return (
    <div className="bench-control" data-bad={isBad || undefined}>
      <div>
        <label htmlFor={id}>{nameOf(parameter)}</label>
        <small id={`${id}-ayuda`}>{texts.fromTo(bounds(parameter))}</small>
      </div>
      <div className="bench-stepper">
        {button(-1)}
        <input
          id={id}
          name={name}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={draft ?? value}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={() => setDraft(undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'PageUp' && event.key !== 'PageDown') return
            event.preventDefault()
            move(event.key === 'PageUp' ? pageSteps : -pageSteps)
          }}
          aria-invalid={isBad || undefined}
          aria-describedby={`${id}-ayuda`}
        />
        {button(1)}
      </div>
    </div>
  )
}

/** «Dientes del piñón (z₁), mm», as in the other controls. */
function nameOf({ label, symbol, unit }: NumberParameter): string {
  return `${label}${symbol ? ` (${symbol})` : ''}${unit && `, ${unit}`}`
}

/** Steps moved by PageUp and PageDown; the arrow keys are the browser's own. */
const pageSteps = 10

type ChoicesProps = {
  id: string
  name: string
  parameter: Parameter
  value: string | number | boolean
  set: (value: string | boolean) => void
}

/** A switch as a box to tick, few options as a row of buttons, more as a list. */
function Choices({ id, name, parameter, value, set }: ChoicesProps): ReactNode {
  if (parameter.kind === 'switch')
    return <Switch id={id} name={name} parameter={parameter} value={value} set={set} />
  const options = parameter.kind === 'choice' ? Object.entries(parameter.options) : []
  if (options.length > maxButtons)
    return (
      <div className="bench-control">
        <label htmlFor={id}>{parameter.label}</label>
        <select
          id={id}
          name={name}
          className="input"
          value={String(value)}
          onChange={(event) => set(event.currentTarget.value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </div>
    )
  return (
    <fieldset className="bench-control bench-choice">
      <legend>{parameter.label}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={writeValue(value) === option}
            onChange={() => set(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Switch({ id, name, parameter, value, set }: ChoicesProps): ReactNode {
  return (
    <div className="bench-control">
      {/* An unchecked checkbox sends nothing; then this hidden `no` is the submitted value. */}
      <input type="hidden" name={name} value="no" />
      <label className="bench-switch">
        <input
          id={id}
          name={name}
          value="si"
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        {parameter.label}
      </label>
    </div>
  )
}

const maxButtons = 3
