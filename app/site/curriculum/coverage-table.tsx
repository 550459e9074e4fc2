import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import type { Course } from './courses.ts'
import type { Coverage, CoveredCriterion } from './coverage.server.ts'
import { criterion as criterionDefinition } from './criterion.ts'
import { curriculumTexts as texts } from './curriculum-texts.ts'

type CoverageRow = CoveredCriterion & { isEmpty: boolean }
type CoverageTableProps = {
  label: string
  kinds: Coverage['kinds']
  courses: readonly Course[]
  rows: readonly CoverageRow[]
}

/**
 * The criteria of a subject with the number of their documents; wider than a phone, so it scrolls
 * horizontally.
 */
export function CoverageTable({ label, kinds, courses, rows }: CoverageTableProps): ReactNode {
  if (rows.length === 0) return <p className="empty">{texts.noneOfSubject}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
    <section className="coverage-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.criterion}</th>
            {kinds.map(({ tipo: kindSlug, many }) => (
              <th key={kindSlug} scope="col">
                {many}
              </th>
            ))}
            {courses.map((course) => (
              <th key={course} scope="col">
                {texts.short(course)}
              </th>
            ))}
            <th scope="col">{texts.hidden}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-empty={row.isEmpty ? '' : undefined}>
              <th scope="row">
                <NamedCriterion row={row} kinds={kinds} />
              </th>
              {row.counts.map((count, place) => (
                <td key={kinds[place]?.tipo}>
                  <Count count={count} />
                </td>
              ))}
              {courses.map((course) => (
                <td key={course}>
                  <Count count={row.courses[course]} />
                </td>
              ))}
              <td>{row.hidden}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

// A word, because colour alone is not accessible.
function Count({ count }: { count: number }): ReactNode {
  return count === 0 ? texts.noDocument : count
}

type NamedCriterionProps = { row: CoverageRow; kinds: Coverage['kinds'] }

function NamedCriterion({ row, kinds }: NamedCriterionProps): ReactNode {
  const documents = row.documents.flat()
  return (
    <>
      <span>
        {row.code}. {row.text}
      </span>{' '}
      {row.isEmpty && <strong>{texts.empty}</strong>}
      {documents.length > 0 && (
        <details>
          <summary>
            {texts.documents(documents.length)}
            <span className="visually-hidden"> {texts.of(row.code)}</span>
          </summary>
          {row.documents.map((ofKind, place) =>
            ofKind.length === 0 ? null : (
              <div key={kinds[place]?.tipo}>
                {kinds[place]?.many}
                <ul>
                  {ofKind.map(({ title, address }) => (
                    <li key={address}>
                      <Link to={address}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ),
          )}
        </details>
      )}
      <DocumentActions id={row.id} title={`${row.code}. ${row.text}`} of={criterionDefinition} />
    </>
  )
}
