import type { ReactNode } from 'react'
import { Fact } from '../../ui/components/sheet-head.tsx'
import { type Course, describeCourses } from './courses.ts'
import { curriculumTexts } from './curriculum-texts.ts'

/** The courses of a document, as a fact below its title; renders nothing if it has none. */
export function CourseOf({ courses }: { courses: readonly Course[] }): ReactNode {
  if (courses.length === 0) return null
  return <Fact name={curriculumTexts.course}>{describeCourses(courses)}</Fact>
}
