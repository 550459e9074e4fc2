import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { requireAnnouncedOrigin } from '../../platform/http/request-info.ts'
import type { Route } from './+types/opensearch-endpoint.ts'
import { openSearchDescription } from './opensearch.ts'

export const handle = { shows: [], sameForAll: true, usesSiteUrl: true } satisfies PageHandle

/** GET /opensearch.xml: the description that browsers need to search the site from the address bar. */
export function loader({ context }: Route.LoaderArgs): Response {
  const info = services(context).requestInfo
  const origin = requireAnnouncedOrigin(info)
  const headers = { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' }
  return new Response(openSearchDescription(info.settings, origin), { headers })
}
