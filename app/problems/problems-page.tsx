import type { ReactNode } from 'react'
import { databaseContext } from '../db/database-context.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { renderMarkdown, renderSolution } from '../markdown/render-markdown.server.ts'
import { type Pictures, picturesContext } from '../media/pictures-context.ts'
import { addedId, listParameters, readListPart } from '../ui/list-part.ts'
import { MoreOfList } from '../ui/more-of-list.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { readParameters } from '../ui/read-parameters.ts'
import type { Route } from './+types/problems-page.ts'
import { problem as problemDefinition } from './problem.ts'
import { ProblemCard } from './problem-card.tsx'
import { filterAddress, ProblemFilter } from './problem-filter.tsx'
import {
  findProblem,
  listProblemCategories,
  listProblems,
  type Problem,
} from './problem-repository.server.ts'
import { problemsTexts } from './problems-texts.ts'

const problemsPerPage = 8
/** «Enunciado» and «Solución detallada» are h3; the headings of a text begin at h2. */
const lowerHeadings = 2

export const handle = {
  shows: ['problems', 'pictures'],
  parameters: ['categoria', 'problema', ...listParameters],
} as const satisfies PageHandle

/** `?categoria=…` holds the filter, `&problema=…` the problem that stands first, `&paginas=…` how much of the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { categoria, problema, ...given } = readParameters(url, handle)
  const category = categoria || null
  const part = readListPart(given, problemsPerPage)
  const wanted = part.after === null ? problema : null
  const [categories, { items, next }, first] = await Promise.all([
    listProblemCategories(db),
    listProblems(db, { category, ...part }),
    wanted ? findProblem(db, wanted) : undefined,
  ])
  const others = items.filter(({ id }) => id !== first?.id)
  const added = items.slice(part.added ?? items.length).find(({ id }) => id !== first?.id)?.id
  const pictures = context.get(picturesContext)
  const problems = await Promise.all(
    [...(first ? [first] : []), ...others].map((problem) => renderProblem(problem, pictures)),
  )
  return { categories, category, problems, wanted: first?.id ?? null, added, part, next }
}

async function renderProblem({ description, solution, imageUrl, ...rest }: Problem, pictures: Pictures) {
  return {
    ...rest,
    statementHtml: await renderMarkdown(description, pictures.find, { scope: rest.id, lowerHeadings }),
    solutionHtml: await renderSolution(solution, pictures.find, {
      scope: `${rest.id}--solucion`,
      lowerHeadings,
    }),
    picture: pictures.headPicture(imageUrl, description),
  }
}

export default function ProblemsPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { categories, category, problems, wanted, added, part, next } = loaderData
  const nothing = category === null ? problemsTexts.empty : problemsTexts.emptyCategory(category)
  return (
    <div className="page">
      <PageHead
        title={problemsTexts.title}
        description={problemsTexts.description}
        canonical={filterAddress(category)}
      />
      <div className="page-title">
        <h1>{problemsTexts.heading}</h1>
        <p>{problemsTexts.description}</p>
      </div>
      <ProblemFilter categories={categories} chosen={category} />
      {problems.length === 0 && <p className="empty">{nothing}</p>}
      {problems.map((problem) => (
        <ProblemCard
          key={problem.id}
          problem={problem}
          headingId={problem.id === added ? addedId : undefined}
        >
          <DocumentActions id={problem.id} title={problem.title} of={problemDefinition} />
        </ProblemCard>
      ))}
      <MoreOfList
        path="/problemas"
        query={{ categoria: category, problema: wanted }}
        part={part}
        next={next}
      />
    </div>
  )
}
