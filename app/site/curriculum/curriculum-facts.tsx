import type { ReactNode } from 'react'
import { Fact } from '../../ui/components/sheet-head.tsx'
import { type Course, describeCourses } from './courses.ts'
import type { NamedCriterion } from './curriculum-columns.server.ts'
import { curriculumTexts } from './curriculum-texts.ts'

/** The courses of a document, as a fact below its title; renders nothing if it has none. */
export function CourseOf({ courses }: { courses: readonly Course[] }): ReactNode {
  if (courses.length === 0) return null
  return <Fact name={curriculumTexts.course}>{describeCourses(courses)}</Fact>
}

/** The criteria of a document, collapsed; renders nothing if it has none. */
export function CriteriaOf({ criteria }: { criteria: readonly NamedCriterion[] }): ReactNode {
  if (criteria.length === 0) return null
  return (
    <details className="reveal">
      <summary>{curriculumTexts.criteriaOf(criteria.length)}</summary>
      <ul>
        {criteria.map(({ id, subject, code, text }) => (
          <li key={id}>
            <strong>
              {subject}, {code}.
            </strong>{' '}
            {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
