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
  /** What asks it: app/learning/questions/question.ts. */
  owner: string
  /** The page that it stands on: where the form goes without scripts. */
  address: string
  /** The id of its place there, where it is not on the page of its topic. */
  place?: string
  answers?: QuestionAnswers | undefined
  /** What stands instead of its form. */
  children?: ReactNode
  /** What stands with its explanation, and is seen once it is answered. */
  revealed?: ReactNode
}

/** A question with room for its answer, its hints and its explanation; a guess comes before its explanation. */
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
    // A group, no region: a page has many, and none is a place to go to.
    // biome-ignore lint/a11y/useSemanticElements: what its fields answer may be several questions, each with a fieldset
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

/** On paper no list opens: what there is to match stands below. */
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
