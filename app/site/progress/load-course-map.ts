import type { CourseMap } from './course-map.ts'

/** Fetches the course map. Throws a `TypeError` without a network or on an error response. */
export async function loadCourseMap(): Promise<Pick<CourseMap, 'blocks' | 'others'>> {
  const answer = await fetch('/api/curso')
  if (!answer.ok) throw new TypeError(`/api/curso was answered ${answer.status}`)
  return answer.json()
}
