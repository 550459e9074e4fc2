import type { ReactNode } from 'react'
import { type Course, describeCourses } from './courses.ts'
import { curriculumTexts } from './curriculum-texts.ts'

/** The courses of a document, as one of the facts below its title; nothing where it has none. */
export function CourseOf({ courses }: { courses: readonly Course[] }): ReactNode {
  if (courses.length === 0) return null
  return (
    <div>
      <dt>{curriculumTexts.course}</dt>
      <dd>{describeCourses(courses)}</dd>
    </div>
  )
}
