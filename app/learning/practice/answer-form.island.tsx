import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { island } from '../../platform/islands/island.tsx'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { type Answered, recordAttempt } from '../attempts/record-attempt.ts'
import type { Given, Marked, Part } from '../marking/part.ts'
import { AnswerFields } from './answer-fields.tsx'
import { answerTexts } from './answer-texts.ts'
import { markGiven, readGiven } from './given-answers.ts'

type AnswerFormProps = {
  parts: readonly Part[]
  /** The exercise and the seed of its numbers, as in `Attempt` (app/learning/attempts/attempt.ts). */
  exercise: string
  seed: string
  /** The URL to which the form is sent without scripts. */
  action: string
  /** The answers that were sent without scripts, and their marks. */
  given: readonly (readonly string[])[]
  marked: readonly (Marked | null)[]
  /** Shows the first question only, with the others folded; a choice is answered with one click. */
  brief?: boolean
}

/**
 * Questions with their fields. With scripts, answers are marked in the page by the same code as on the
 * server.
 */
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

/** Returns a function that logs an attempt. Submitting the same answers again is not logged again. */
function useLog(): Log {
  const last = useRef('')
  return (form, answers, answered) => {
    const text = JSON.stringify(answers)
    if (text === last.current) return
    last.current = text
    // An answer is marked even if this device cannot store the log.
    void recordAttempt(form, answered).catch(() => undefined)
    // After `recordAttempt`, because explanations opened by this answer must not count as opened before it.
    unfold(form, answered)
  }
}

/** Opens the explanation of a question that asks for a prediction, once any guess is made. */
function unfold(form: HTMLFormElement, { marked }: Answered): void {
  const isGuessed = marked.some((part) => part !== null && part.verdict !== 'unreadable')
  const fold = form
    .closest('.question-predice')
    ?.querySelector<HTMLDetailsElement>(':scope > .fold-respuesta')
  if (fold && isGuessed) fold.open = true
}

export default island('learning/practice/answer-form', AnswerForm)
