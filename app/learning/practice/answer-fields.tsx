import type { ReactNode } from 'react'
import type { Given, Part } from '../marking/part.ts'
import type { Marked } from '../marking/verdict.ts'
import { answerTexts } from './answer-texts.ts'
import { PartInputs } from './part-inputs.tsx'
import { fieldName } from './read-given.ts'

type AnswerFieldsProps = {
  parts: readonly Part[]
  /** Tells the fields from those of other questions on the page. */
  scope: string
  given: readonly Given[]
  marked: readonly (Marked | null)[]
  /** Which of them alone are shown, by their places; all where it is left out. */
  shown?: (at: number) => boolean
  atOnce?: boolean
}

/** The fields of questions, each with what came of its answer. */
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

/** The verdict: a word and a sign, never a colour alone. */
function Told({ id, marked }: { id: string; marked: Marked | null }): ReactNode {
  return (
    <p id={id} role="status" className="verdict" data-verdict={marked?.verdict}>
      {marked?.message}
    </p>
  )
}
