import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { databaseContext } from '../db/database-context.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { lowerHeadings } from '../markdown/lower-headings.ts'
import { renderMarkdown, renderSolution } from '../markdown/render-markdown.server.ts'
import { picturesContext } from '../media/pictures-context.ts'
import { MoreLink } from '../ui/more-link.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { uiTexts } from '../ui/ui-texts.ts'
import type { Route } from './+types/problems-page.ts'
import { ProblemCard } from './problem-card.tsx'
import { problemEditingTexts } from './problem-editing-texts.ts'
import { listProblemCategories, listProblems } from './problem-repository.server.ts'
import { problemsTexts } from './problems-texts.ts'

const problemsPerPage = 8
/** «Enunciado» and «Solución detallada» are h3; the headings of a text begin at h2. */
const belowParts = 2

export const handle = { shows: ['problems', 'pictures'] } satisfies PageHandle

/** `?categoria=…` holds the filter, `&desde=…` the next page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const pictures = context.get(picturesContext)
  const { searchParams } = new URL(request.url)
  const category = searchParams.get('categoria') || null
  const [categories, page] = await Promise.all([
    listProblemCategories(db),
    listProblems(db, { category, after: searchParams.get('desde'), limit: problemsPerPage }),
  ])
  const problems = await Promise.all(
    page.items.map(async ({ description, solution, imageUrl, ...rest }) => ({
      ...rest,
      statementHtml: lowerHeadings(await renderMarkdown(description, pictures.find), belowParts),
      solutionHtml: lowerHeadings(await renderSolution(solution, pictures.find), belowParts),
      picture: pictures.headPicture(imageUrl, solution),
    })),
  )
  return { categories, category, problems, next: page.next }
}

function filterLink(category: string | null): string {
  return category === null ? '/problemas' : `/problemas?categoria=${encodeURIComponent(category)}`
}

export default function ProblemsPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { categories, category, problems, next } = loaderData
  const nothing = category === null ? problemsTexts.empty : problemsTexts.emptyCategory(category)
  return (
    <div className="page">
      <PageHead
        title={problemsTexts.title}
        description={problemsTexts.description}
        canonical={filterLink(category)}
      />
      <div className="page-title">
        <h1>{problemsTexts.heading}</h1>
        <p>{problemsTexts.description}</p>
      </div>
      <nav aria-label={problemsTexts.filter}>
        <ul className="filter">
          {[null, ...categories].map((name) => (
            <li key={name ?? ''}>
              <Link to={filterLink(name)} aria-current={name === category ? 'true' : undefined}>
                {name ?? problemsTexts.all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {problems.length === 0 && <p className="empty">{nothing}</p>}
      {problems.map((problem) => (
        <ProblemCard key={problem.id} problem={problem}>
          <DocumentActions id={problem.id} title={problem.title} texts={problemEditingTexts} />
        </ProblemCard>
      ))}
      {next && (
        <MoreLink to={`${filterLink(category)}${category === null ? '?' : '&'}desde=${next}`}>
          {uiTexts.next}
        </MoreLink>
      )}
    </div>
  )
}
