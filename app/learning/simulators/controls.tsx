import type { ReactNode } from 'react'
import { Hint } from './hint.tsx'
import { NumberControl } from './number-control.tsx'
import { showValue } from './show-value.ts'
import type { Parameter, Parameters, Values } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'
import { TextControl } from './text-control.tsx'
import { writeValue } from './write-state.ts'

export type ControlsProps = {
  parameters: Parameters
  values: Values
  fixed: readonly string[]
  place: string
  uses: ((name: string, values: Values) => boolean) | undefined
  change: (change: Partial<Values>) => void
}

/** One native control for each parameter in use; a locked parameter is shown as text. */
export function Controls({ parameters, values, fixed, place, uses, change }: ControlsProps): ReactNode {
  return (
    <fieldset className="sim-controls">
      <legend>{simulatorTexts.controls}</legend>
      {Object.entries(parameters).map(([name, parameter]) => {
        const value = values[name]
        if (value === undefined) return null
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
            set={(next) => change({ [name]: next })}
          />
        )
      })}
    </fieldset>
  )
}

type Value = number | string | boolean

/** Whether a parameter is a code written by an editor, not by hand: its field is rendered in `CodeFields`. */
export function isDrawn(parameter: Parameter): parameter is Parameter & { kind: 'text'; drawn: string } {
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

export type ControlProps<One extends Parameter, Given extends Value> = {
  id: string
  name: string
  parameter: One
  value: Given
  set: (value: Given) => void
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
