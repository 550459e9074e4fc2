import type { ReactNode } from 'react'
import AnswerForm from '../practice/answer-form.island.tsx'
import { answerTexts } from '../practice/answer-texts.ts'
import { Hints } from '../practice/hints.tsx'
import { HtmlContent } from '../ui/html-content.tsx'
import type { QuestionAnswers } from './answer-question.server.ts'
import { questionExercise, questionPlace } from './question.ts'
import { questionsTexts } from './questions-texts.ts'
import type { ShownQuestion } from './shown-question.ts'

type QuestionBoxProps = {
  question: ShownQuestion
  /** The id of the topic whose question it is. */
  topic: string
  /** The page that it stands on: where the form goes without scripts. */
  address: string
  /** The id of its place there, where it is not on the page of its topic. */
  place?: string
  answers?: QuestionAnswers | undefined
}

/** A question with room for its answer, its hints and its explanation; a guess comes before its explanation. */
export function QuestionBox({ question, topic, address, answers, ...rest }: QuestionBoxProps): ReactNode {
  const { key, kind, statementHtml, hintsHtml, parts, seed, varies } = question
  const exercise = questionExercise(topic, key)
  const { place = questionPlace(key) } = rest
  const own = answers?.exercise === exercise ? answers : undefined
  const title = titleOf(question)
  return (
    <section
      id={place}
      className={`callout question question-${kind}`}
      data-exercise={exercise}
      aria-label={title}
    >
      <p className="callout-title">{title}</p>
      <HtmlContent safeHtml={statementHtml} />
      {parts.length > 0 && (
        <AnswerForm
          parts={parts}
          exercise={exercise}
          seed={seed}
          action={`${address}${seed && `?semilla=${seed}`}#${place}`}
          given={own?.given ?? []}
          marked={own?.marked ?? []}
        />
      )}
      {varies && (
        <p>
          <a href={`${address}?semilla=nueva#${place}`} rel="nofollow">
            {answerTexts.otherNumbers}
          </a>
        </p>
      )}
      <Hints hintsHtml={hintsHtml} />
      <Explanation question={question} isAnswered={own?.isAnswered ?? false} />
    </section>
  )
}

function titleOf({ kind, title }: ShownQuestion): string {
  if (kind === 'predice') return title ? `${questionsTexts.predice}: ${title}` : questionsTexts.predice
  return title || questionsTexts.pregunta
}

type ExplanationProps = { question: ShownQuestion; isAnswered: boolean }

function Explanation({ question, isAnswered }: ExplanationProps): ReactNode {
  const { kind, explanationHtml } = question
  if (explanationHtml === '') return null
  const isGuess = kind === 'predice'
  return (
    <details className="fold fold-respuesta" open={isGuess && isAnswered}>
      <summary>
        {isGuess ? (
          <>
            <span className="before-open">{questionsTexts.skip}</span>
            <span className="once-open">{questionsTexts.happens}</span>
          </>
        ) : (
          questionsTexts.explanation
        )}
      </summary>
      <HtmlContent safeHtml={explanationHtml} />
    </details>
  )
}
