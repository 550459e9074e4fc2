import type { ReactNode } from 'react'
import type { RouterContextProvider } from 'react-router'
import { redirectMoved } from '../../documents/core/redirect-moved.server.ts'
import { relatedToDocument } from '../../documents/related/find-related.server.ts'
import { RelatedLinks } from '../../documents/related/related-links.tsx'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { recordAnswered } from '../../learning/attempts/record-answered.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { toPlainText } from '../../platform/markdown/plain-text.server.ts'
import { DocumentTools } from '../../reading/reader-toolbar/document-tools.tsx'
import { BackLink } from '../../ui/components/back-link.tsx'
import { DocumentNotFound } from '../../ui/components/document-not-found.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { Fact, SheetHead } from '../../ui/components/sheet-head.tsx'
import { TimeStamp } from '../../ui/components/times.tsx'
import { describeCourses } from '../curriculum/courses.ts'
import type { Curriculum } from '../curriculum/curriculum-columns.server.ts'
import { CourseOf, CriteriaOf } from '../curriculum/curriculum-facts.tsx'
import { LearningData } from '../metadata/page-data.tsx'
import type { Route } from './+types/problem-page.ts'
import { numberProblem } from './number-problem.ts'
import { findProblemBySlug, type Problem } from './problem.server.ts'
import { problem as problemDefinition, problemOgImage } from './problem.ts'
import { ProblemAnswer } from './problem-answer.tsx'
import { type MarkedAnswers, markAnswers, readSeed } from './problem-answers.server.ts'
import { ProblemSolution, ProblemStatement } from './problem-parts.tsx'
import { problemsTexts } from './problems-texts.ts'
import { renderProblem } from './render-problem.server.ts'

/**
 * «Enunciado» and «Solución detallada» are h2, and the headings of a text start at h2, so lower them by one.
 */
const lowerHeadings = 1
/** Words of the statement in the page's description. */
const wordsOfHead = 30

export const handle = {
  shows: ['problems', 'syllabus', 'criteria', 'topics', 'challenges', 'pictures'],
  parameters: ['semilla'],
  // Seeds are arbitrary: a page with one is not cached.
  typed: ['semilla'],
} as const satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const problem = await findProblemOfAddress(context, params.slug)
  const seed = readSeed(problem, readParameters(url, handle).semilla)
  return {
    problem: await renderProblem(problem, services(context).pictures, { lowerHeadings, seed }),
    around: await relatedToDocument(context, problemDefinition, { ...problem, block: problem.category }),
    curriculum: { courses: problem.courses, criteria: problem.criteria },
    seed,
    description: toPlainText(numberProblem(problem, seed).description, wordsOfHead),
  }
}

/** Marks the submitted answers without scripts, and renders the page with the verdicts. */
export async function action({ context, params, request, url }: Route.ActionArgs): Promise<MarkedAnswers> {
  const problem = await findProblemOfAddress(context, params.slug)
  const seed = readSeed(problem, readParameters(url, handle).semilla)
  const answers = await markAnswers(request, problem, seed)
  await recordAnswered(context, { exercise: exerciseOf(problem), seed, marked: answers.marked })
  return answers
}

/** The exercise id that attempts store (app/learning/attempts/attempt.ts). */
const exerciseOf = ({ id }: { id: string }): string => `${problemDefinition.tipo}:${id}`

/** Throws a redirect to a moved problem, otherwise a 404. */
async function findProblemOfAddress(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<Problem & Curriculum> {
  const { db } = services(context)
  return (await findProblemBySlug(db, slug)) ?? redirectMoved(context, problemDefinition, slug)
}

export default function ProblemPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { problem, curriculum, around, seed, description } = loaderData
  const exercise = exerciseOf(problem)
  return (
    <article className="page" data-color="green" data-exercise={exercise}>
      <PageHead
        type="article"
        title={problem.title}
        description={description}
        sheet={problemOgImage(problem)}
        canonical={`/problemas/${problem.slug}`}
      />
      <LearningData
        of={problemDefinition}
        path={`/problemas/${problem.slug}`}
        {...problem}
        description={description}
        sheet={problemOgImage(problem)}
        level={describeCourses(curriculum.courses)}
        block={problem.category}
        criteria={curriculum.criteria}
      />
      <BackLink to="/problemas" />
      <SheetHead title={problem.title}>
        <Fact name={problemsTexts.topic}>{problem.category}</Fact>
        <Fact name={problemsTexts.difficulty}>{problem.difficulty}</Fact>
        <CourseOf courses={curriculum.courses} />
        <Fact name={problemsTexts.updated}>
          <TimeStamp iso={problem.updatedAt} />
        </Fact>
      </SheetHead>
      <DocumentTools
        path={`/problemas/${problem.slug}`}
        title={problem.title}
        worksheet={`/fichas?problema=${problem.slug}`}
      />
      <div className="problem-desk">
        <ProblemStatement as="h2" problem={problem} />
        {problem.parts.length > 0 && (
          <ProblemAnswer
            exercise={exercise}
            address={`/problemas/${problem.slug}`}
            parts={problem.parts}
            hintsHtml={problem.hintsHtml}
            varies={problem.varies}
            seed={seed}
            answers={actionData}
          />
        )}
        <ProblemSolution as="h2" problem={problem} />
      </div>
      <CriteriaOf criteria={curriculum.criteria} />
      <RelatedLinks around={around} />
      <DocumentActions id={problem.id} title={problem.title} of={problemDefinition} then="list" />
    </article>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError notFound={<DocumentNotFound title={problemsTexts.notFound} list="/problemas" />} />
}
