import type { ServerBuild } from 'react-router'
import type { PageHandle } from '../app/platform/http/page-handle.ts'
import { type RouteArguments, type RouteModule, type Wrapper, wrapRoutes } from './wrap-routes.ts'

/**
 * Wraps all routes so that loaders and actions receive only the query parameters that their route's handle
 * names. An endpoint that names none, and a page with `anyParameters`, receive the whole query.
 */
export function withNamedParameters(build: ServerBuild): ServerBuild {
  return wrapRoutes(build, (module) => {
    const names = namesOf(module)
    return names && onlyNamed(names)
  })
}

function namesOf({ handle, default: page }: RouteModule): readonly string[] | undefined {
  // Routes state their handle as `satisfies PageHandle`.
  const { parameters: names, anyParameters } = (handle ?? {}) as PageHandle
  if (anyParameters) return undefined
  return names ?? (page ? [] : undefined)
}

function onlyNamed(names: readonly string[]): Wrapper {
  return (answer) => (args) => answer(cut(args, names))
}

function cut<Args extends RouteArguments>(args: Args, names: readonly string[]): Args {
  const { url, request } = args
  const asked = new URL(request.url)
  const isOther = (name: string): boolean => !names.includes(name)
  if (![...asked.searchParams.keys(), ...url.searchParams.keys()].some(isOther)) return args
  return { ...args, url: withOnly(url, names), request: new Request(withOnly(asked, names), request) }
}

function withOnly(url: URL, names: readonly string[]): URL {
  const kept = new URL(url)
  for (const name of new Set(url.searchParams.keys())) {
    if (!names.includes(name)) kept.searchParams.delete(name)
  }
  return kept
}
