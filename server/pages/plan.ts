import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../../app/platform/http/page-handle.ts'

/** What the route table says of an address whose page may be kept. */
export type Plan = {
  /** The name of the page: its path, and those parameters that its routes name, in one spelling. */
  key: string
  path: string
  /** Old as soon as one of these changes. */
  shows: readonly string[]
  /** Whoever reads gets the same. */
  alike?: true
  /** Whoever is signed in gets a page of their own. */
  personal?: true
}

/** Gives the plan of an address as it stands in a request, or undefined where nothing may be kept. */
export type Planner = (target: string) => Plan | undefined

type Routes = ServerBuild['routes']
type Said = Pick<Plan, 'shows' | 'alike' | 'personal'> & {
  names: readonly string[]
  typed: readonly string[]
  isOpen: boolean
}

const longestTarget = 300
/** Other spellings of a path are made anew for each request: they are few, and nobody can fill the memory with them. */
const plainPath = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*(?:\.(?:xml|ics|webmanifest))?)?$/
/** So many paths are known without matching them again. */
const knownPaths = 2000

/** `documents`: the tables of the nouns that visitors read. `siteUrl`: undefined where the operator set none. */
type Site = { documents: readonly string[]; siteUrl?: string | undefined }

/** Plans requests by what the routes of the table say of themselves. */
export function createPlanner(routes: Routes, site: Site): Planner {
  const table = toRouteObjects(routes, undefined)
  const known = new LRUCache<string, { said: Said | undefined }>({ max: knownPaths })
  const ask = (path: string): Said | undefined => {
    const answer = known.get(path) ?? { said: readHandles(table, path, site) }
    known.set(path, answer)
    return answer.said
  }
  return (target) => {
    if (target.length > longestTarget) return undefined
    const question = target.indexOf('?')
    const path = question < 0 ? target : target.slice(0, question)
    const said = plainPath.test(path) ? ask(path) : undefined
    return said && planPage(path, said, question < 0 ? '' : target.slice(question + 1))
  }
}

function planPage(path: string, { names, typed, isOpen, ...said }: Said, query: string): Plan | undefined {
  const given = new URLSearchParams(query)
  if (isOpen && given.size > 0) return undefined
  if (typed.some((name) => given.get(name))) return undefined
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return { key: kept.size > 0 ? `${path}?${kept}` : path, path, ...said }
}

/** What the routes on the way to a path say together; undefined where the last one does not say what it shows. */
function readHandles(table: RouteObject[], path: string, { documents, siteUrl }: Site): Said | undefined {
  const handles = (matchRoutes(table, path) ?? []).map(
    // Routes state their handle as `satisfies PageHandle`.
    ({ route }) => (route.handle ?? {}) as PageHandle,
  )
  const { shows, alike, personal, announces = false } = handles.at(-1) ?? {}
  // A page that is hydrated whole carries a number of its own for its scripts.
  if (!shows || handles.some(({ hydrate }) => hydrate)) return undefined
  if (announces && siteUrl === undefined) return undefined
  return {
    shows: [
      ...new Set(
        handles.flatMap((handle) => (handle.shows === 'documents' ? documents : (handle.shows ?? []))),
      ),
    ],
    names: [...new Set(handles.flatMap(({ parameters }) => parameters ?? []))].sort(),
    isOpen: handles.some(({ anyParameters }) => anyParameters),
    typed: handles.flatMap((handle) => handle.typed ?? []),
    ...(alike && { alike }),
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
