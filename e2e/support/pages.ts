import type { APIRequestContext } from '@playwright/test'
import { matchPath } from 'react-router'
import routes from '../../app/routes.ts'
import type { Who } from './people.ts'
import { permissions } from './permissions.ts'

/** A page of the site and the role that views it. */
export type SitePage = { route: string; path: string; who: Who }

/**
 * The roles that view pages, with their column in the permissions table. Admins stand
 * for editors: they see more on the same pages.
 */
const roles = [
  ['visitor', 0],
  ['student', 1],
  ['admin', 3],
] as const

/** A page module, as the list of its routes in app/routes.ts. */
type Screen = readonly [route: string, ...others: string[]]

/** All pages of app/routes.ts, grouped by module. */
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

/** The rows of the permissions table that answer 200, each with the least privileged role that gets it. */
export const shownRows: readonly SitePage[] = permissions.flatMap(({ route, at, get }) => {
  const [who] = roles.find(([, place]) => get[place] === 200) ?? []
  return who && pageRoutes.includes(route) ? [{ route, path: at, who }] : []
})

/**
 * The screens with many pages: those with a parameter or several
 * routes, except those with exactly one row of 200.
 */
export const screensOfMany: readonly Screen[] = screens
  .filter((screen) => /:/.test(screen[0]) || screen.length > 1)
  .filter((screen) => shownRows.filter(({ route }) => screen.includes(route)).length !== 1)

/** Reads the sitemap; each address gets its route. */
async function readSitemap(request: APIRequestContext): Promise<SitePage[]> {
  const text = await (await request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const path = new URL(address).pathname
    const route = pageRoutes.find((one) => matchPath(`/${one}`.replace('//', '/'), path))
    return { route: route ?? '*', path, who: 'visitor' }
  })
}

/**
 * Lists all pages of one screen: first those of the sitemap, then those of the permissions table.
 * A screen that never answers 200, such as «not found», is viewed as a visitor.
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
