import type { PageHandle } from '../../platform/http/page-handle.ts'
import { requestContext, requireAnnouncedOrigin } from '../../platform/http/request-context.ts'
import type { Route } from './+types/opensearch-endpoint.ts'
import { openSearchDescription } from './opensearch.ts'

export const handle = { shows: [], alike: true, announces: true } satisfies PageHandle

/** GET /opensearch.xml: the description that browsers need to search the site from the address bar. */
export function loader({ context }: Route.LoaderArgs): Response {
  const info = context.get(requestContext)
  const origin = requireAnnouncedOrigin(info)
  const headers = { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' }
  return new Response(openSearchDescription(info.settings, origin), { headers })
}
