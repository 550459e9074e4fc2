import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { MoreOfList } from '../../ui/components/more-of-list.tsx'
import { fixedSheet } from '../../ui/components/og-image.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { addedId, listParameters } from '../../ui/forms/list-part.ts'
import type { Route } from './+types/problems-page.ts'
import { loadProblems } from './load-problems.server.ts'
import { findPlaceOfProblem, findProblem } from './problem.server.ts'
import { problem as problemDefinition } from './problem.ts'
import { listProblemBlocks } from './problem-blocks.server.ts'
import { ProblemCard } from './problem-card.tsx'
import { ProblemFilter } from './problem-filter.tsx'
import { filterAddress, filterParameters, queryOf, readProblemsFilter } from './problems-filter.ts'
import { ProblemsShown } from './problems-shown.tsx'
import { problemsTexts } from './problems-texts.ts'
import UnsolvedList from './unsolved-list.island.tsx'

export const handle = {
  styles: 'problems',
  shows: ['problems', 'syllabus', 'pictures'],
  parameters: [...filterParameters, 'problema', 'ver', ...listParameters],
  // The list of unsolved problems differs by user, so it is not cached.
  typed: ['estado'],
} as const satisfies PageHandle

/**
 * /problemas. `?categoria=…&curso=…&dificultad=…` is the filter, `&paginas=…` the number of pages.
 * `?problema=…` is a former address of a problem; `?ver=…` redirects to its place in the list.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = services(context)
  const { problema, ver, ...given } = readParameters(url, handle)
  const old = problema ? await findProblem(db, problema) : undefined
  if (old) throw redirect(`/problemas/${old.slug}`, 301)
  const place = ver ? await findPlaceOfProblem(db, ver) : undefined
  if (place) throw redirect(place, 302)
  const { filter, isWrong } = readProblemsFilter(given)
  const [blocks, shown] = await Promise.all([listProblemBlocks(db), loadProblems(context, filter, given)])
  return { blocks, filter, isWrong, ...shown }
}

export default function ProblemsPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { blocks, filter, isWrong, cards, titles, part, next } = loaderData
  return (
    <div className="page">
      <PageHead
        title={problemsTexts.title}
        description={problemsTexts.description}
        canonical={filterAddress(filter)}
        sheet={fixedSheet('/problemas', problemsTexts.title)}
      />
      <PageTitle heading={problemsTexts.heading} intro={problemsTexts.description}>
        <p>
          <a href="/fichas">{problemsTexts.worksheet}</a>
        </p>
      </PageTitle>
      {blocks.length > 0 && <ProblemFilter blocks={blocks} filter={filter} />}
      <ProblemsShown filter={filter} isWrong={isWrong} isEmpty={cards.length + titles.length === 0} />
      {titles.length > 0 && (
        <>
          <UnsolvedList problems={titles} />
          <p className="note without-script">{problemsTexts.noScripts}</p>
        </>
      )}
      {cards.map((problem, index) => (
        <ProblemCard
          key={problem.id}
          problem={problem}
          headingId={index === part.added ? addedId : undefined}
        >
          <DocumentActions id={problem.id} title={problem.title} of={problemDefinition} />
        </ProblemCard>
      ))}
      <MoreOfList path="/problemas" query={queryOf(filter)} part={part} next={next} />
    </div>
  )
}
