import type { Part } from '../../learning/marking/part.ts'
import AnswerForm from '../../learning/practice/answer-form.island.tsx'
import { answerTexts } from '../../learning/practice/answer-texts.ts'
import { Hints } from '../../learning/practice/hints.tsx'
import type { MarkedAnswers } from './problem-answers.server.ts'

type ProblemAnswerProps = {
  /** The exercise id that attempts store. */
  exercise: string
  address: string
  parts: readonly Part[]
  hintsHtml: readonly string[]
  varies: boolean
  seed: string
  answers: MarkedAnswers | undefined
}

/**
 * «Tu respuesta»: the questions, a link to other numbers if there are any, and hints that are revealed one by
 * one.
 */
export function ProblemAnswer({
  exercise,
  address,
  parts,
  hintsHtml,
  varies,
  seed,
  answers,
}: ProblemAnswerProps) {
  const action = seed === '' ? address : `${address}?semilla=${seed}`
  return (
    <section className="problem-part practice" id="respuesta" aria-labelledby="tu-respuesta">
      <h2 id="tu-respuesta">{answerTexts.heading}</h2>
      <AnswerForm
        parts={parts}
        exercise={exercise}
        seed={seed}
        action={`${action}#respuesta`}
        given={answers?.given ?? []}
        marked={answers?.marked ?? []}
      />
      {varies && (
        <p>
          <a href={`${address}?semilla=nueva`} rel="nofollow">
            {answerTexts.otherNumbers}
          </a>
        </p>
      )}
      <Hints hintsHtml={hintsHtml} />
    </section>
  )
}
