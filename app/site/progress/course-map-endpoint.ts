import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import type { Route } from './+types/course-map-endpoint.ts'
import { findCourseMap } from './course-map.server.ts'

export const handle = {
  shows: ['topics', 'syllabus', 'problems'],
  sameForAll: true,
} as const satisfies PageHandle

/** GET /api/curso: the exercises of each topic, for parts of pages that are rendered in the browser. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { blocks, others } = await findCourseMap(services(context).db)
  return Response.json({ blocks, others })
}
