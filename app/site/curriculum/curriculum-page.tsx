import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { newId } from '../../documents/core/define-document.ts'
import { services } from '../../platform/http/app-context.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/curriculum-page.ts'
import { coursesOfSubject, isEmpty, readCoverage } from './coverage.server.ts'
import { CoverageTable } from './coverage-table.tsx'
import { criterion, subjects, subjectTexts } from './criterion.ts'
import { curriculumTexts as texts } from './curriculum-texts.ts'

export const handle = { hydrate: true }

/** /editor/curriculo: the documents that cover each criterion, and the criteria themselves. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireEditor(context)
  const { today } = services(context).requestInfo
  const { db } = services(context)
  const { kinds, criteria } = await readCoverage(db, services(context).registry, today)
  const tables = subjects.map((subject) => {
    const own = criteria.filter((one) => one.subject === subject)
    const rows = own.map((one) => ({ ...one, isEmpty: isEmpty(one) }))
    return { subject, courses: coursesOfSubject(own), rows }
  })
  return { kinds, tables, covered: criteria.filter((one) => !isEmpty(one)).length, all: criteria.length }
}

export default function CurriculumPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { kinds, tables, covered, all } = loaderData
  return (
    <div className="page">
      <PageHead title={texts.title} />
      <PageTitle heading={texts.title} intro={texts.description} />
      <p className="buttons">
        <Link className="button" to={`/edit/${criterion.tipo}/${newId}`}>
          {criterion.texts.newHeading}
        </Link>
        <a className="button button-quiet" href="/editor/curriculo/cobertura.csv" download>
          {texts.download}
        </a>
      </p>
      {all === 0 ? <p className="empty">{texts.none}</p> : <p>{texts.coveredOf(covered, all)}</p>}
      {tables.map(({ subject, courses, rows }) => (
        <section key={subject} className="section">
          <h2>{subjectTexts[subject]}</h2>
          <CoverageTable label={subjectTexts[subject]} kinds={kinds} courses={courses} rows={rows} />
        </section>
      ))}
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
