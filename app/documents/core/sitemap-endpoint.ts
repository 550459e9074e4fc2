import { listSimulatorPaths } from '../../learning/simulators/simulators.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { nothingHere } from '../../platform/http/plain-answers.ts'
import { requireAnnouncedOrigin } from '../../platform/http/request-info.ts'
import { publicLinks } from '../../reading/layout/site-links.ts'
import type { Route } from './+types/sitemap-endpoint.ts'
import { countSitemapFiles, listSitemapAddresses, writeSitemap, writeSitemapIndex } from './sitemap.server.ts'

export const handle = { shows: 'documents', sameForAll: true, usesSiteUrl: true } satisfies PageHandle

/**
 * GET /sitemap.xml: the public pages, or an index of the sitemap files. GET /sitemap/{n}.xml: one of these
 * files.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const info = services(context).requestInfo
  const origin = requireAnnouncedOrigin(info)
  const { kinds } = services(context).registry
  const site = { db: services(context).db, kinds, today: info.today }
  const count = await countSitemapFiles(site)
  const asked = readFileNumber(params.file)
  const names = Array.from({ length: count }, (_, index) => `/sitemap/${index + 1}.xml`)
  if (asked === undefined && count > 1) return answer(writeSitemapIndex(origin, names))
  const file = asked ?? 1
  // A missing file is rejected before the documents are read.
  if (!(file <= count) || (asked !== undefined && count === 1)) throw nothingHere()
  const fixed = [...publicLinks.map(({ to }) => to), ...listSimulatorPaths()]
  return answer(writeSitemap(origin, await listSitemapAddresses(site, file, fixed)))
}

/** Returns undefined for /sitemap.xml and NaN for an invalid number. */
function readFileNumber(file: string | undefined): number | undefined {
  if (file === undefined) return undefined
  return Number(/^([1-9]\d{0,4})\.xml$/.exec(file)?.[1])
}

function answer(xml: string): Response {
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
