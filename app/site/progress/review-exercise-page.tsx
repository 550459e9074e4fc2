import type { ReactNode } from 'react'
import { recordAnswered } from '../../learning/attempts/record-answered.server.ts'
import { topicOwner } from '../../learning/questions/question.ts'
import { QuestionBox } from '../../learning/questions/question-box.tsx'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { BackLink } from '../../ui/components/back-link.tsx'
import { DocumentNotFound } from '../../ui/components/document-not-found.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { SheetHead } from '../../ui/components/sheet-head.tsx'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { ProblemAnswer } from '../problems/problem-answer.tsx'
import { ProblemSolution, ProblemStatement } from '../problems/problem-parts.tsx'
import type { Route } from './+types/review-exercise-page.ts'
import stylesUrl from './progress.css?url'
import { readKnown } from './read-progress.server.ts'
import { markReview, type ReviewAnswers, type Reviewed, readReviewed } from './review-exercise.server.ts'
import ReviewSteps from './review-steps.island.tsx'
import { reviewTexts } from './review-texts.ts'

/** No `shows`, so the page is not cached: seeds are arbitrary and rarely requested twice. */
export const handle = { parameters: ['semilla'] } as const satisfies PageHandle
export const links = () => [{ rel: 'stylesheet', href: stylesUrl }]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { exercise: params.ejercicio, seed: readParameters(url, handle).semilla }
  const reviewed = await readReviewed(context, asked)
  const known = await readKnown(context, new Date().toISOString(), params.ejercicio)
  return { reviewed, known: known && { ...known, topics: {} } }
}

/** Marks answers without scripts, and stores them for signed-in users. */
export async function action({ context, params, request, url }: Route.ActionArgs): Promise<ReviewAnswers> {
  const exercise = params.ejercicio
  const asked = { exercise, seed: readParameters(url, handle).semilla }
  const marked = await markReview(context, asked, request)
  await recordAnswered(context, { exercise, seed: marked.seed, marked: marked.answers.marked })
  return marked
}

export default function ReviewExercisePage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { reviewed, known } = loaderData
  const isProblem = reviewed.kind === 'problem'
  const title = isProblem ? reviewed.problem.title : reviewed.topic.title
  return (
    <article className="page" data-color="green" data-exercise={isProblem ? reviewed.exercise : undefined}>
      <meta name="robots" content="noindex" />
      <PageHead
        title={`${reviewTexts.title}: ${title}`}
        canonical={isProblem ? `/problemas/${reviewed.problem.slug}` : `/topic/${reviewed.topic.id}`}
      />
      <BackLink to="/repasar" />
      <SheetHead title={title} />
      <Exercise reviewed={reviewed} answers={actionData} />
      <PartStyle name="practice" />
      <ReviewSteps exercise={reviewed.exercise} known={known} />
    </article>
  )
}

function Exercise({
  reviewed,
  answers,
}: {
  reviewed: Reviewed
  answers: ReviewAnswers | undefined
}): ReactNode {
  const { exercise, seed } = reviewed
  const address = `/repasar/${exercise}`
  if (reviewed.kind === 'question') {
    const own = answers?.kind === 'question' ? answers.answers : undefined
    return (
      <QuestionBox
        question={{ ...reviewed.question, varies: false }}
        owner={topicOwner(reviewed.topic.id)}
        address={address}
        answers={own}
      />
    )
  }
  const { problem } = reviewed
  return (
    <>
      <ProblemStatement as="h2" problem={problem} />
      <ProblemAnswer
        exercise={exercise}
        address={address}
        parts={problem.parts}
        hintsHtml={problem.hintsHtml}
        varies={false}
        seed={seed}
        answers={answers?.kind === 'problem' ? answers.answers : undefined}
      />
      <ProblemSolution as="h2" problem={problem} />
    </>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError notFound={<DocumentNotFound title={reviewTexts.notFound} list="/repasar" />} />
}
