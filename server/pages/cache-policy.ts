import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../../app/platform/http/page-handle.ts'

/** What the route table declares about an address whose page may be cached. */
export type CachePolicy = {
  /** Cache key: the path and the parameters that its routes name, in a normalised spelling. */
  key: string
  path: string
  /** Nouns it shows; the page is stale as soon as one of them changes. */
  shows: readonly string[]
  /** The response is the same for all readers. */
  sameForAll?: true
  /** Signed-in users get a page of their own. */
  personal?: true
}

/** Returns the plan of a raw request URL, or undefined where its page may not be cached. */
export type FindCachePolicy = (target: string) => CachePolicy | undefined

type Routes = ServerBuild['routes']
type RoutePolicy = Pick<CachePolicy, 'shows' | 'sameForAll' | 'personal'> & {
  names: readonly string[]
  typed: readonly string[]
  isOpen: boolean
}

const maxTarget = 300
/** Other spellings of a path are never cached: they are rare, and could fill the memory. */
const plainPath = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*(?:\.(?:xml|ics|webmanifest))?)?$/
/** Number of paths whose matched routes are remembered. */
const knownPaths = 2000

/**
 * `documents`: the tables of the nouns that visitors can read. `siteUrl`: undefined where the operator set
 * none.
 */
type Site = { documents: readonly string[]; siteUrl?: string | undefined }

/** Creates the planner, which reads the handles of the route table. */
export function createCachePolicyFinder(routes: Routes, site: Site): FindCachePolicy {
  const table = toRouteObjects(routes, undefined)
  const known = new LRUCache<string, { routePolicy: RoutePolicy | undefined }>({ max: knownPaths })
  const ask = (path: string): RoutePolicy | undefined => {
    const answer = known.get(path) ?? { routePolicy: readHandles(table, path, site) }
    known.set(path, answer)
    return answer.routePolicy
  }
  return (target) => {
    if (target.length > maxTarget) return undefined
    const question = target.indexOf('?')
    const path = question < 0 ? target : target.slice(0, question)
    const routePolicy = plainPath.test(path) ? ask(path) : undefined
    return routePolicy && policyOfRequest(path, routePolicy, question < 0 ? '' : target.slice(question + 1))
  }
}

function policyOfRequest(
  path: string,
  { names, typed, isOpen, ...routePolicy }: RoutePolicy,
  query: string,
): CachePolicy | undefined {
  const given = new URLSearchParams(query)
  if (isOpen && given.size > 0) return undefined
  if (typed.some((name) => given.get(name))) return undefined
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return { key: kept.size > 0 ? `${path}?${kept}` : path, path, ...routePolicy }
}

/**
 * Merges the handles of the routes that match a path; undefined where the last one does not declare what it
 * shows.
 */
function readHandles(
  table: RouteObject[],
  path: string,
  { documents, siteUrl }: Site,
): RoutePolicy | undefined {
  const handles = (matchRoutes(table, path) ?? []).map(
    // Routes state their handle as `satisfies PageHandle`.
    ({ route }) => (route.handle ?? {}) as PageHandle,
  )
  const { shows, sameForAll, personal, usesSiteUrl = false } = handles.at(-1) ?? {}
  // A page that is hydrated whole contains a nonce of its own for its scripts.
  if (!shows || handles.some(({ hydrate }) => hydrate)) return undefined
  if (usesSiteUrl && siteUrl === undefined) return undefined
  return {
    shows: [
      ...new Set(
        handles.flatMap((handle) => (handle.shows === 'documents' ? documents : (handle.shows ?? []))),
      ),
    ],
    names: [...new Set(handles.flatMap(({ parameters }) => parameters ?? []))].sort(),
    isOpen: handles.some(({ anyParameters }) => anyParameters),
    typed: handles.flatMap((handle) => handle.typed ?? []),
    ...(sameForAll && { sameForAll }),
    ...(personal && { personal }),
  }
}

function toRouteObjects(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const own = { id, ...(path !== undefined && { path }), handle: module.handle }
    return [index ? { ...own, index } : { ...own, children: toRouteObjects(routes, id) }]
  })
}
