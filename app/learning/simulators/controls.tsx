import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { newGesture } from './bench/drag.ts'
import type { Parameter, Parameters, Values } from './simulator.ts'
import { bounds, nearestValue, parseNumber, showValue, writeValue } from './simulator-state.ts'
import { simulatorTexts } from './simulator-texts.ts'

type ControlsProps = {
  parameters: Parameters
  values: Values
  fixed: readonly string[]
  place: string
  uses: ((name: string, values: Values) => boolean) | undefined
  change: (change: Partial<Values>, gesture?: string) => void
  /** Names of the parameters that have their control elsewhere. */
  omit?: readonly string[]
}

/** One native control for each parameter in use; a locked parameter is shown as text. */
export function Controls({
  parameters,
  values,
  fixed,
  place,
  uses,
  change,
  omit = [],
}: ControlsProps): ReactNode {
  return (
    <fieldset className="sim-controls">
      <legend>{simulatorTexts.controls}</legend>
      {Object.entries(parameters).map(([name, parameter]) => {
        const value = values[name]
        if (value === undefined || omit.includes(name)) return null
        // An unused parameter is sent as a hidden field, unless it has its initial (default) value.
        if (uses?.(name, values) === false)
          return value === parameter.initial ? null : <Kept key={name} name={name} value={value} />
        if (fixed.includes(name)) return <Locked key={name} name={name} parameter={parameter} value={value} />
        if (isDrawn(parameter)) return null
        return (
          <Control
            key={name}
            name={name}
            parameter={parameter}
            value={value}
            id={`${place}-${name}`}
            set={(next, gesture) => change({ [name]: next }, gesture)}
          />
        )
      })}
    </fieldset>
  )
}

type Value = number | string | boolean

/** Whether a parameter is a code written by an editor, not by hand: its field is rendered in `CodeFields`. */
function isDrawn(parameter: Parameter): parameter is Parameter & { kind: 'text'; drawn: string } {
  return parameter.kind === 'text' && parameter.drawn !== undefined
}

/** A hidden field that submits a value without a visible control. */
function Kept({ name, value }: { name: string; value: Value }): ReactNode {
  return <input type="hidden" name={name} value={writeValue(value)} />
}

type LockedProps = { name: string; parameter: Parameter; value: Value }

function Locked({ name, parameter, value }: LockedProps): ReactNode {
  return (
    <p className="sim-locked">
      <Kept name={name} value={value} />
      {sayLocked(parameter, value)} <span className="tag">{simulatorTexts.locked}</span>
    </p>
  )
}

function sayLocked(parameter: Parameter, value: Value): string {
  if (isDrawn(parameter)) return parameter.drawn
  return [parameter.label, showValue(parameter, value)].filter(Boolean).join(': ')
}

type ControlProps<One extends Parameter, Given extends Value> = {
  id: string
  name: string
  parameter: One
  value: Given
  /** Changes of one gesture are undone together. */
  set: (value: Given, gesture?: string) => void
}

function Control({ parameter, value, set, ...rest }: ControlProps<Parameter, Value>): ReactNode {
  if (parameter.kind === 'number' && typeof value === 'number')
    return <NumberControl {...rest} parameter={parameter} value={value} set={set} />
  if (parameter.kind === 'switch' && typeof value === 'boolean')
    return <SwitchControl {...rest} parameter={parameter} value={value} set={set} />
  if (parameter.kind === 'choice' && typeof value === 'string')
    return <ChoiceControl {...rest} parameter={parameter} value={value} set={set} />
  if (parameter.kind === 'text' && typeof value === 'string')
    return <TextControl {...rest} parameter={parameter} value={value} set={set} />
  return null
}

type SwitchProps = ControlProps<Parameter & { kind: 'switch' }, boolean>

function SwitchControl({ id, name, parameter, value, set }: SwitchProps): ReactNode {
  return (
    <div className="sim-control">
      {/* An unchecked checkbox sends nothing; then this hidden `no` is the submitted value. */}
      <input type="hidden" name={name} value="no" />
      <label className="sim-switch">
        <input
          id={id}
          name={name}
          value="si"
          type="checkbox"
          checked={value}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        {parameter.label}
      </label>
      <Hint id={id} parameter={parameter} />
    </div>
  )
}

type ChoiceProps = ControlProps<Parameter & { kind: 'choice' }, string>

function ChoiceControl({ id, name, parameter, value, set }: ChoiceProps): ReactNode {
  return (
    <div className="sim-control">
      <label htmlFor={id}>{parameter.label}</label>
      <select
        id={id}
        name={name}
        className="input"
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
      >
        {Object.entries(parameter.options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Hint id={id} parameter={parameter} />
    </div>
  )
}

type NumberProps = ControlProps<Parameter & { kind: 'number' }, number>

/** Steps moved by PageUp and PageDown. */
const pageSteps = 10

/**
 * A native number input with a slider below it, for touch and mouse.
 * A value out of bounds shows an error and does not change the state.
 */
function NumberControl({ id, name, parameter, value, set }: NumberProps): ReactNode {
  // The text being typed, until the field loses focus: «1» on the way to «15».
  const [draft, setDraft] = useState<string>()
  const { label, symbol, unit, min, max, step } = parameter
  const isBad = draft !== undefined && !isAllowed(parameter, draft)
  const slide = useRef('')
  const write = (text: string): void => {
    setDraft(text)
    const number = parseNumber(text)
    if (number !== undefined && isAllowed(parameter, text))
      set(nearestValue(parameter, number), `type ${name}`)
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
        onPointerDown={() => {
          slide.current = newGesture('slide')
        }}
        onChange={(event) => {
          setDraft(undefined)
          set(nearestValue(parameter, Number(event.currentTarget.value)), slide.current)
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

type TextProps = ControlProps<Parameter & { kind: 'text' }, string>

/** A text field for a parameter written by hand or for the code of a drawing; its fault is shown below it. */
function TextControl({ id, name, parameter, value, set }: TextProps): ReactNode {
  const fault = parameter.find(value)
  return (
    <div className="sim-control sim-code">
      <label htmlFor={id}>{parameter.label}</label>
      <textarea
        id={id}
        name={name}
        className="input"
        rows={3}
        maxLength={parameter.longest}
        spellCheck={false}
        autoCapitalize="off"
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-dice`}
      />
      {fault !== undefined && (
        <p id={`${id}-dice`} className="field-error">
          {fault}
        </p>
      )}
      <Hint id={id} parameter={parameter} />
    </div>
  )
}

/** Explanation below a field whose label is not enough. */
function Hint({ id, parameter }: { id: string; parameter: Parameter }): ReactNode {
  return (
    parameter.hint && (
      <p id={`${id}-ayuda`} className="note">
        {parameter.hint}
      </p>
    )
  )
}

/**
 * The code fields behind a drawing editor, folded in a `<details>`, for users who save or paste a code.
 * Without scripts they work as ordinary form fields.
 */
export function CodeFields({ parameters, values, fixed, place, uses, change }: ControlsProps): ReactNode {
  const fields = Object.entries(parameters).flatMap(([name, parameter]) => {
    const value = values[name]
    const counts = !fixed.includes(name) && uses?.(name, values) !== false
    return counts && isDrawn(parameter) && typeof value === 'string' ? [{ name, parameter, value }] : []
  })
  if (fields.length === 0) return null
  return (
    <details className="sim-codes">
      <summary>{simulatorTexts.code}</summary>
      {fields.map((field) => (
        <TextControl
          key={field.name}
          {...field}
          id={`${place}-${field.name}`}
          set={(next) => change({ [field.name]: next })}
        />
      ))}
    </details>
  )
}
