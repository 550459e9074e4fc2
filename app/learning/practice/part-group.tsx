import type { ReactNode } from 'react'
import type { Given, Part } from '../marking/part.ts'

/** The props of a part's fields. `describedBy` is the id of the element that shows the verdict. */
export type InputsProps<Kind extends Part['kind']> = {
  part: Part & { kind: Kind }
  at: number
  label: string
  given: Given
  /** The id of the field, if the part has only one; unique on the page. */
  id: string
  describedBy: string
  /** Renders the options of a choice as submit buttons, so that one click answers it. */
  atOnce?: boolean | undefined
}

type PartGroupProps = { label: string; describedBy: string; children: ReactNode }

/** A group of fields that together answer one question. */
export function PartGroup({ label, describedBy, children }: PartGroupProps): ReactNode {
  return (
    <fieldset className="answer-group" aria-describedby={describedBy}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}
