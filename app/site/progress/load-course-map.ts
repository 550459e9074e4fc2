import type { CourseMap } from './course-map.ts'

/** The map of the course, from the site. Throws without a network. */
export async function loadCourseMap(): Promise<Pick<CourseMap, 'blocks' | 'others'>> {
  const answer = await fetch('/api/curso')
  if (!answer.ok) throw new TypeError(`/api/curso was answered ${answer.status}`)
  return answer.json()
}
