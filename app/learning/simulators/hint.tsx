import type { ReactNode } from 'react'
import type { Parameter } from './simulator.ts'

/** What stands below a field, where its label does not say enough. */
export function Hint({ id, parameter }: { id: string; parameter: Parameter }): ReactNode {
  return (
    parameter.hint && (
      <p id={`${id}-ayuda`} className="note">
        {parameter.hint}
      </p>
    )
  )
}
