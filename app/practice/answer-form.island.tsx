import { type FormEvent, type ReactNode, useState } from 'react'
import { island } from '../islands/island.tsx'
import type { Part } from '../marking/part.ts'
import type { Marked } from '../marking/verdict.ts'
import { answerTexts } from './answer-texts.ts'
import { markGiven } from './mark-given.ts'
import { PartInputs } from './part-inputs.tsx'
import { fieldName, readGiven } from './read-given.ts'

type AnswerFormProps = {
  parts: readonly Part[]
  /** Where the form goes without scripts. */
  action: string
  /** What was sent without scripts, and what came of it. */
  given: readonly (readonly string[])[]
  marked: readonly (Marked | null)[]
}

/** The questions of a problem. With scripts an answer is marked in the page, by the same code as on the server. */
function AnswerForm({ parts, action, given, marked: sent }: AnswerFormProps): ReactNode {
  const [marked, setMarked] = useState(sent)
  const mark = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setMarked(
      markGiven(
        parts,
        readGiven(parts, (name) => form.getAll(name).map(String)),
      ),
    )
  }
  return (
    <form className="answer" method="post" action={action} onSubmit={mark}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a problem never move
        <div key={at} className="answer-part">
          <PartInputs
            part={part}
            at={at}
            label={part.label || (parts.length > 1 ? answerTexts.part(at + 1) : answerTexts.label)}
            given={given[at] ?? []}
            describedBy={`${fieldName(at)}-dice`}
          />
          <Told id={`${fieldName(at)}-dice`} marked={marked[at] ?? null} />
        </div>
      ))}
      <button type="submit" className="button">
        {answerTexts.check}
      </button>
    </form>
  )
}

/** The verdict: a word and a sign, never a colour alone. */
function Told({ id, marked }: { id: string; marked: Marked | null }): ReactNode {
  return (
    <p id={id} role="status" className="verdict" data-verdict={marked?.verdict}>
      {marked?.message}
    </p>
  )
}

export default island('practice/answer-form', AnswerForm)
