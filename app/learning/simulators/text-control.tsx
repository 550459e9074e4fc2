import type { ReactNode } from 'react'
import type { ControlProps } from './controls.tsx'
import { Hint } from './hint.tsx'
import type { Parameter } from './simulator.ts'

type TextProps = ControlProps<Parameter & { kind: 'text' }, string>

/** A text field for a parameter written by hand or for the code of a drawing; its fault is shown below it. */
export function TextControl({ id, name, parameter, value, set }: TextProps): ReactNode {
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
