import type { ReactNode } from 'react'
import { type ControlsProps, isDrawn } from './controls.tsx'
import { simulatorTexts } from './simulator-texts.ts'
import { TextControl } from './text-control.tsx'

/** The codes of what an editor draws, folded away: for who wants to keep or paste one. Without scripts they are fields like any other. */
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
