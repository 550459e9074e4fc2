import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import { parseNumber } from '../simulator-state.ts'
import { type Edit, removePart, replacePart } from './circuit-edits.ts'
import type { Circuit, LivePart } from './circuit-flows.ts'
import { asEdge, kinds, ledColors, nameEdge, namePoint } from './circuit-parts.ts'
import { editorTexts } from './circuit-texts.ts'

type ChosenPartProps = {
  circuit: Circuit
  elegido: string
  /** Applies an edit; absent if the circuit is locked. */
  apply?: (edit: Edit) => void
  choose: (elegido: string) => void
}

/** Controls of the measured part: which one, its value, rotation and removal. */
export function ChosenPart({ circuit, elegido, apply, choose }: ChosenPartProps): ReactNode {
  const { parts, chosen } = circuit
  const place = asEdge(elegido)
  const isHere = (part: LivePart): boolean => nameEdge(part.from, part.to) === place
  const isEmpty = place !== '' && !parts.some((part) => part.kind !== 'voltmeter' && isHere(part))
  const part = isEmpty ? undefined : chosen
  const named = parts.filter(({ name }) => name !== '')
  return (
    <>
      <label className="sim-control">
        {editorTexts.chosen}
        <select
          className="input"
          value={part ? keyOf(part) : place}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {isEmpty && <option value={place}>{editorTexts.emptyPlace(asPair(place))}</option>}
          {!isEmpty && !part && <option value="">{editorTexts.none}</option>}
          {part?.kind === 'wire' && <option value={keyOf(part)}>{sayPart(part)}</option>}
          {named.map((one) => (
            <option key={one.name} value={one.name}>
              {sayPart(one)}
            </option>
          ))}
        </select>
      </label>
      {part && apply && <PartValue part={part} set={(change) => apply(replacePart(parts, part, change))} />}
      {part && apply && (
        <div className="sim-buttons">
          {kinds[part.kind].turns && (
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => apply(replacePart(parts, part, { from: part.to, to: part.from }))}
            >
              {editorTexts.turn}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => apply(removePart(parts, part))}
          >
            {editorTexts.remove}
          </button>
        </div>
      )}
    </>
  )
}

const keyOf = ({ name, from, to }: LivePart): string => name || nameEdge(from, to)
const asPair = (place: string): string => `${place.slice(0, 2)}–${place.slice(2)}`

function sayPart({ kind, name, from, to }: LivePart): string {
  const ends = `${namePoint(from)}–${namePoint(to)}`
  return [name, kinds[kind].label, ends].filter(Boolean).join(' · ')
}

type PartValueProps = { part: LivePart; set: (change: Pick<LivePart, 'value'>) => void }

function PartValue({ part, set }: PartValueProps): ReactNode {
  if (part.tie) return <p className="note">{editorTexts.tied(editorTexts.ties[part.tie])}</p>
  if (part.kind === 'led')
    return (
      <Choice
        label={editorTexts.color}
        options={ledColors.map(({ word }, value) => ({ value, text: word }))}
        value={part.value}
        set={(value) => set({ value })}
      />
    )
  if (part.kind === 'switch')
    return (
      <Choice
        label={editorTexts.control}
        options={[1, 2, 3, 4].map((value) => ({ value, text: `K${value}` }))}
        value={part.value}
        set={(value) => set({ value })}
      />
    )
  // The key gives each part its own field, so that a half-typed value is not applied to the next part.
  return kinds[part.kind].unit === '' ? null : <NumberValue key={part.name} part={part} set={set} />
}

type ChoiceProps = {
  label: string
  options: readonly { value: number; text: string }[]
  value: number
  set: (value: number) => void
}

function Choice({ label, options, value, set }: ChoiceProps): ReactNode {
  return (
    <label className="sim-control">
      {label}
      <select className="input" value={value} onChange={(event) => set(Number(event.currentTarget.value))}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Volts or ohms. A value out of bounds does not change the circuit. */
function NumberValue({ part, set }: PartValueProps): ReactNode {
  // The text being typed, until the field loses focus: «1» on the way to «150».
  const [draft, setDraft] = useState<string>()
  const { unit, min, max } = kinds[part.kind]
  const isAllowed = (text: string): boolean => {
    const number = parseNumber(text)
    return number !== undefined && number >= min && number <= max && Number(number.toFixed(3)) === number
  }
  const write = (text: string): void => {
    setDraft(text)
    if (isAllowed(text)) set({ value: parseNumber(text) ?? part.value })
  }
  return (
    <label className="sim-control">
      {editorTexts.value(unit)}
      <input
        className="input"
        type="number"
        inputMode="decimal"
        // `min` is 0 so that the steps of the arrow keys yield round values.
        min={0}
        max={max}
        step={unit === 'V' ? 0.5 : 10}
        value={draft ?? part.value}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => setDraft(undefined)}
        aria-invalid={(draft !== undefined && !isAllowed(draft)) || undefined}
      />
      <span className="note">{editorTexts.range(`${formatNumber(min)} a ${formatNumber(max)} ${unit}`)}</span>
    </label>
  )
}
