import type { ReactNode } from 'react'
import type { Given, Part } from '../marking/part.ts'

/** What the fields of a part are given. `describedBy`: the element that holds the verdict. */
export type InputsProps<Kind extends Part['kind']> = {
  part: Part & { kind: Kind }
  at: number
  label: string
  given: Given
  /** Of the field, where there is one alone; unlike any other on the page. */
  id: string
  describedBy: string
  /** One of several options is answered by the press of a button: its own. */
  atOnce?: boolean | undefined
}

type PartGroupProps = { label: string; describedBy: string; children: ReactNode }

/** Several fields that answer one question. */
export function PartGroup({ label, describedBy, children }: PartGroupProps): ReactNode {
  return (
    <fieldset className="answer-group" aria-describedby={describedBy}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}
