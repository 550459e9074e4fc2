import { data } from 'react-router'
import { databaseContext } from '../db/database-context.ts'
import { publicLinks } from '../layout/site-links.ts'
import { announcedOrigin } from '../ui/announced-origin.ts'
import { requestContext } from '../ui/request-context.ts'
import type { Route } from './+types/sitemap-endpoint.ts'
import { listPublicAddresses } from './pages.server.ts'
import { registryContext } from './registry.server.ts'

/** GET /sitemap.xml (sitemaps.org 0.9): the public pages, at most 50,000. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const info = context.get(requestContext)
  const origin = announcedOrigin(info)
  if (origin === undefined) throw data(null, { status: 404 })
  const { kinds } = context.get(registryContext)
  const fixed = publicLinks.map(({ to }) => ({ path: to, updatedAt: null }))
  const documents = await listPublicAddresses(context.get(databaseContext), kinds, info.today)
  const urls = [...fixed, ...documents].map(({ path, updatedAt }) => {
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
    return `<url><loc>${origin}${path}</loc>${lastmod}</url>`
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
