import type { ReactNode } from 'react'
import { type ControlsProps, isDrawn } from './controls.tsx'
import { simulatorTexts } from './simulator-texts.ts'
import { TextControl } from './text-control.tsx'

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
