import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type Answered, handOver } from '../attempts/hand-over.ts'
import { island } from '../islands/island.tsx'
import type { Given, Part } from '../marking/part.ts'
import type { Marked } from '../marking/verdict.ts'
import { PartStyle } from '../ui/part-styles.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { answerTexts } from './answer-texts.ts'
import { markGiven } from './mark-given.ts'
import { readGiven } from './read-given.ts'

type AnswerFormProps = {
  parts: readonly Part[]
  /** The exercise and the seed of its numbers, as an attempt names them (app/attempts/attempt.ts). */
  exercise: string
  seed: string
  /** Where the form goes without scripts. */
  action: string
  /** What was sent without scripts, and what came of it. */
  given: readonly (readonly string[])[]
  marked: readonly (Marked | null)[]
  /** The first question alone stands open, and one of several options is answered by one touch. */
  brief?: boolean
}

/** Questions with their fields. With scripts an answer is marked in the page, by the same code as on the server. */
function AnswerForm({ brief = false, ...props }: AnswerFormProps): ReactNode {
  const { parts, exercise, action } = props
  const { given, marked, mark } = useMarking(props)
  const fields = { parts, scope: exercise.split(':')[2] ?? '', given, marked, atOnce: brief }
  const [first] = parts
  return (
    <form
      className={brief ? 'answer answer-brief' : 'answer'}
      data-first={brief ? first?.kind : undefined}
      method="post"
      action={action}
      onSubmit={mark}
    >
      <PartStyle name="practice" />
      <input type="hidden" name="ejercicio" value={exercise} />
      <AnswerFields {...fields} shown={(at) => !brief || at === 0} />
      {!(brief && first?.kind === 'choice') && <Check />}
      {brief && parts.length > 1 && (
        <details className="answer-others">
          <summary>{answerTexts.others(parts.length - 1)}</summary>
          <div className="answer">
            <AnswerFields {...fields} shown={(at) => at > 0} />
            <Check />
          </div>
        </details>
      )}
    </form>
  )
}

function Check(): ReactNode {
  return (
    <button type="submit" className="button">
      {answerTexts.check}
    </button>
  )
}

function useMarking({ parts, exercise, seed, given: sentAnswers, marked: sent }: AnswerFormProps) {
  const [marked, setMarked] = useState(sent)
  const [given, setGiven] = useState(sentAnswers)
  const log = useLog()
  const mark = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.name) form.set(submitter.name, submitter.value)
    const answers = readGiven(parts, (name) => form.getAll(name).map(String))
    const now = markGiven(parts, answers)
    setMarked(now)
    setGiven(answers)
    log(event.currentTarget, answers, { exercise, seed, marked: now })
  }
  return { given, marked, mark }
}

type Log = (form: HTMLFormElement, answers: readonly Given[], answered: Answered) => void

/** Hands answers over to the log of attempts. Pressing the button again without another answer is no other attempt. */
function useLog(): Log {
  const last = useRef('')
  return (form, answers, answered) => {
    const text = JSON.stringify(answers)
    if (text === last.current) return
    last.current = text
    // An answer is marked also where the device keeps no log.
    void handOver(form, answered).catch(() => undefined)
    // Not before: what is seen after an answer is not seen before it.
    unfold(form, answered)
  }
}

/** A guess opens the explanation that waits for it (app/questions). */
function unfold(form: HTMLFormElement, { marked }: Answered): void {
  const isGuessed = marked.some((part) => part !== null && part.verdict !== 'unreadable')
  const fold = form
    .closest('.question-predice')
    ?.querySelector<HTMLDetailsElement>(':scope > .fold-respuesta')
  if (fold && isGuessed) fold.open = true
}

export default island('practice/answer-form', AnswerForm)
