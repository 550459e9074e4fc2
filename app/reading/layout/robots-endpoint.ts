import { services } from '../../platform/http/app-context.ts'
import { announcedOrigin } from '../../platform/http/request-info.ts'
import type { Route } from './+types/robots-endpoint.ts'

/**
 * GET /robots.txt: allows everything public; the pages of the editor and the account are of no use to
 * crawlers.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const origin = announcedOrigin(services(context).requestInfo)
  const lines = [
    'User-agent: *',
    'Disallow: /editor',
    'Disallow: /edit/',
    'Disallow: /cuenta',
    'Disallow: /repasar/',
  ]
  if (origin !== undefined) lines.push(`Sitemap: ${origin}/sitemap.xml`)
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
