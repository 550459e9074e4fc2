import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import type { Route } from './+types/manifest-endpoint.ts'
import { webManifest } from './web-manifest.ts'

export const handle = { shows: [], sameForAll: true } satisfies PageHandle

/** GET /site.webmanifest: the manifest for installing the site as an application. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { settings } = services(context).requestInfo
  const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8' }
  return new Response(JSON.stringify(webManifest(settings)), { headers })
}
