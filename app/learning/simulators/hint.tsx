import type { ReactNode } from 'react'
import type { Parameter } from './simulator.ts'

/** Explanation below a field whose label is not enough. */
export function Hint({ id, parameter }: { id: string; parameter: Parameter }): ReactNode {
  return (
    parameter.hint && (
      <p id={`${id}-ayuda`} className="note">
        {parameter.hint}
      </p>
    )
  )
}
