import { listValues } from '../../documents/core/field-schemas.ts'
import { joinWords } from '../../ui/components/join-words.ts'

/** The years of secondary school. */
export const courses = ['1', '2', '3', '4'] as const
export type Course = (typeof courses)[number]

/** The years in words. */
export const courseTexts: Record<Course, string> = {
  1: '1.º de ESO',
  2: '2.º de ESO',
  3: '3.º de ESO',
  4: '4.º de ESO',
}

/** Parses a column with one course per line; invalid values are dropped. */
export function readCourses(column: string | null | undefined): Course[] {
  const values = listValues(column ?? '')
  return courses.filter((course) => values.includes(course))
}

/** «1.º y 2.º de ESO», «1.º, 2.º y 3.º de ESO»; blank for an empty list. */
export function describeCourses(list: readonly Course[]): string {
  if (list.length === 0) return ''
  return `${joinWords(list.map((course) => `${course}.º`))} de ESO`
}

/** «2.º», «1.º–3.º», «1.º, 3.º»: short form for tables; blank for an empty list. */
export function shortenCourses(list: readonly Course[]): string {
  const [first, last] = [list[0], list.at(-1)]
  const goesOn = list.length > 2 && Number(last) - Number(first) === list.length - 1
  return goesOn ? `${first}.º–${last}.º` : list.map((course) => `${course}.º`).join(', ')
}
