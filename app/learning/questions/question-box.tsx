import type { ReactNode } from 'react'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import AnswerForm from '../practice/answer-form.island.tsx'
import { answerTexts } from '../practice/answer-texts.ts'
import { Hints } from '../practice/hints.tsx'
import type { QuestionAnswers } from './answer-question.server.ts'
import { questionExercise, questionPlace } from './question.ts'
import { questionsTexts } from './questions-texts.ts'
import type { ShownQuestion } from './shown-question.ts'

type QuestionBoxProps = {
  question: ShownQuestion
  /** The owner of the question (`questionExercise` in app/learning/questions/question.ts). */
  owner: string
  /** The URL of the current page, to which the form is sent without scripts. */
  address: string
  /** The id of the element, if the question is not on the page of its own topic. */
  place?: string
  answers?: QuestionAnswers | undefined
  /** Replaces the form. */
  children?: ReactNode
  /** Content to show inside the explanation, which opens once the question is answered. */
  revealed?: ReactNode
}

/**
 * A question with its form, its hints and its explanation. A prediction opens its explanation once it is
 * answered.
 */
export function QuestionBox({
  question,
  owner,
  address,
  answers,
  children,
  revealed,
  ...rest
}: QuestionBoxProps): ReactNode {
  const { key, kind, statementHtml, hintsHtml, parts, seed, varies } = question
  const exercise = questionExercise(owner, key)
  const { place = questionPlace(key) } = rest
  const own = answers?.exercise === exercise ? answers : undefined
  const title = titleOf(question)
  return (
    // A group instead of a region: a page has many questions, and they are not landmarks.
    // biome-ignore lint/a11y/useSemanticElements: it may hold several fieldsets
    <div
      role="group"
      id={place}
      className={`callout question question-${kind}`}
      data-exercise={exercise}
      aria-label={title}
    >
      <p className="callout-title">{title}</p>
      <HtmlContent safeHtml={statementHtml} />
      {parts.length > 0 &&
        (children ?? (
          <AnswerForm
            parts={parts}
            exercise={exercise}
            seed={seed}
            action={`${address}${seed && `?semilla=${seed}`}#${place}`}
            given={own?.given ?? []}
            marked={own?.marked ?? []}
          />
        ))}
      <Partners parts={parts} />
      {varies && (
        <p>
          <a href={`${address}?semilla=nueva#${place}`} rel="nofollow">
            {answerTexts.otherNumbers}
          </a>
        </p>
      )}
      <Hints hintsHtml={hintsHtml} />
      <Explanation question={question} isAnswered={own?.isAnswered ?? false} revealed={revealed} />
    </div>
  )
}

/** The right sides of pairs, for print: select elements do not show their options on paper. */
function Partners({ parts }: Pick<ShownQuestion, 'parts'>): ReactNode {
  const partners = parts.flatMap((part) =>
    part.kind === 'match' ? part.pairs.map(([, other]) => other) : [],
  )
  if (partners.length === 0) return null
  return <p className="on-paper">{partners.toSorted().join(' · ')}</p>
}

function titleOf({ kind, title }: ShownQuestion): string {
  if (kind === 'predice') return title ? `${questionsTexts.predice}: ${title}` : questionsTexts.predice
  return title || questionsTexts.pregunta
}

type ExplanationProps = { question: ShownQuestion; isAnswered: boolean; revealed: ReactNode }

function Explanation({ question, isAnswered, revealed }: ExplanationProps): ReactNode {
  const { kind, explanationHtml, right } = question
  if (explanationHtml === '' && right === '' && !revealed) return null
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
          questionsTexts[explanationHtml === '' ? 'answer' : 'explanation']
        )}
      </summary>
      {right !== '' && (
        <p>
          <b>{questionsTexts.right}</b> {right}
        </p>
      )}
      {explanationHtml !== '' && <HtmlContent safeHtml={explanationHtml} />}
      {revealed}
    </details>
  )
}
