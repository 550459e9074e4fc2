import type { APIRequestContext } from '@playwright/test'
import { matchPath } from 'react-router'
import routes from '../../app/routes.ts'
import type { Who } from './people.ts'
import { permissions } from './permissions.ts'

/** A page of the site and who may see it. */
export type SitePage = { route: string; path: string; who: Who }

/** Who looks at pages, and their place in a row of the table: an admin sees more of those of the editor than an editor does. */
const roles = [
  ['visitor', 0],
  ['student', 1],
  ['admin', 3],
] as const

/** A file with a screen, and its routes as app/routes.ts writes them. */
type Screen = readonly [route: string, ...others: string[]]

export const screens: readonly Screen[] = [
  ...Map.groupBy(
    routes.filter(({ file }) => file.endsWith('-page.tsx')),
    ({ file }) => file,
  ).values(),
].map(([first, ...others]) => [pathOf(first), ...others.map(pathOf)])
const pageRoutes = screens.flat()

function pathOf(entry: { path?: string } | undefined): string {
  return entry?.path ?? '/'
}

/** The pages that the table of permissions shows to somebody. */
export const shownRows: readonly SitePage[] = permissions.flatMap(({ route, at, get }) => {
  const [who] = roles.find(([, place]) => get[place] === 200) ?? []
  return who && pageRoutes.includes(route) ? [{ route, path: at, who }] : []
})

/** The screens of many pages: those with a parameter or several routes, but for those that the table shows with one example. */
export const screensOfMany: readonly Screen[] = screens
  .filter((screen) => /:/.test(screen[0]) || screen.length > 1)
  .filter((screen) => shownRows.filter(({ route }) => screen.includes(route)).length !== 1)

/** What the site map lists, each with its route. */
async function readSitemap(request: APIRequestContext): Promise<SitePage[]> {
  const text = await (await request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const path = new URL(address).pathname
    const route = pageRoutes.find((one) => matchPath(`/${one}`.replace('//', '/'), path))
    return { route: route ?? '*', path, who: 'visitor' }
  })
}

/**
 * All pages of one screen: those of the site map, then those of the table. One that shows nothing to anybody, as that of what is not
 * found, is looked at as a visitor gets it.
 */
export async function listPages(
  request: APIRequestContext,
  screen: Screen,
): Promise<[SitePage, ...SitePage[]]> {
  const known = [...(await readSitemap(request)), ...shownRows].filter(({ route }) => screen.includes(route))
  const refused = permissions
    .filter(({ route }) => screen.includes(route))
    .map(({ route, at }): SitePage => ({ route, path: at, who: 'visitor' }))
  const pages = known.length > 0 ? known : refused.slice(0, 1)
  const [first, ...others] = new Map(pages.map((page) => [page.path, page])).values()
  if (!first) throw new Error(`No page of ${screen} is known`)
  return [first, ...others]
}
