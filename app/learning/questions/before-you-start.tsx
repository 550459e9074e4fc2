import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { QuestionAnswers } from './answer-question.server.ts'
import { questionExercise, topicOwner } from './question.ts'
import { QuestionBox } from './question-box.tsx'
import { questionsTexts } from './questions-texts.ts'
import type { ShownQuestion } from './shown-question.ts'

/** A question of an earlier topic. */
export type EarlierQuestion = { topic: { id: string; title: string }; question: ShownQuestion }

type BeforeYouStartProps = {
  earlier: readonly EarlierQuestion[]
  address: string
  answers?: QuestionAnswers | undefined
}

/**
 * «Antes de empezar»: a closed fold with questions of earlier topics, so that they do not delay the reader.
 */
export function BeforeYouStart({ earlier, address, answers }: BeforeYouStartProps): ReactNode {
  if (earlier.length === 0) return null
  const isAnswered = earlier.some(
    ({ topic, question }) => questionExercise(topicOwner(topic.id), question.key) === answers?.exercise,
  )
  return (
    <details className="fold before-topic" open={isAnswered}>
      <summary>{earlier.length > 1 ? questionsTexts.before : questionsTexts.beforeOne}</summary>
      {earlier.map(({ topic, question }) => (
        <div key={question.key}>
          <p>
            {questionsTexts.from} <Link to={`/topic/${topic.id}`}>{topic.title}</Link>
          </p>
          <QuestionBox
            question={question}
            owner={topicOwner(topic.id)}
            address={address}
            place={`antes-${question.key}`}
            answers={answers}
          />
        </div>
      ))}
    </details>
  )
}
