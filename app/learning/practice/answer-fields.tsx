import type { ReactNode } from 'react'
import type { Given, Marked, Part } from '../marking/part.ts'
import { answerTexts } from './answer-texts.ts'
import { fieldName } from './given-answers.ts'
import { PartInputs } from './part-inputs.tsx'

type AnswerFieldsProps = {
  parts: readonly Part[]
  /** A prefix of field ids that keeps them unique when a page has several question forms. */
  scope: string
  given: readonly Given[]
  marked: readonly (Marked | null)[]
  /** Returns whether to show the part at this index. Every part is shown by default. */
  shown?: (at: number) => boolean
  atOnce?: boolean
}

/** The fields of all parts of an exercise, each followed by its verdict. */
export function AnswerFields({
  parts,
  scope,
  given,
  marked,
  shown = () => true,
  atOnce,
}: AnswerFieldsProps): ReactNode {
  return parts.map((part, at) => {
    if (!shown(at)) return null
    const id = `${scope}${fieldName(at)}`
    return (
      <div key={id} className="answer-part">
        <PartInputs
          part={part}
          at={at}
          label={part.label || (parts.length > 1 ? answerTexts.part(at + 1) : answerTexts.label)}
          given={given[at] ?? []}
          id={id}
          describedBy={`${id}-dice`}
          atOnce={atOnce}
        />
        <Told id={`${id}-dice`} marked={marked[at] ?? null} />
      </div>
    )
  })
}

/** A verdict: words and a sign, never a colour alone. */
function Told({ id, marked }: { id: string; marked: Marked | null }): ReactNode {
  return (
    <p id={id} role="status" className="verdict" data-verdict={marked?.verdict}>
      {marked?.message}
    </p>
  )
}
