import { createContext, data, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageHandle } from '../app/platform/http/page-handle.ts'
import { httpTexts, nothingHere } from '../app/platform/http/plain-answers.ts'
import { type RouteModule, type Wrapper, wrapRoutes } from './wrap-routes.ts'

const wrongMethod = 405
const reading = 'GET, HEAD'

/**
 * The methods that the requested page supports. React Router drops the headers of an error thrown for a page,
 * so `withAllow` adds them later.
 */
const allowedContext = createContext(reading)

/**
 * Wraps all routes so that errors that React Router reports in English are answered in Spanish: an
 * unsupported method (405, RFC 9110 §15.5.6), and an empty error from an endpoint.
 */
export function knowingMethods(build: ServerBuild): ServerBuild {
  const worded = wrapRoutes(build, ({ default: page }) => (page ? undefined : inWords))
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(worded.routes))
    if (route) routes[id] = { ...route, module: withBoth(route.module) }
  return { ...worded, routes }
}

/** Adds the `Allow` header to a 405 response; returns any other response unchanged. */
export function withAllow(response: Response, context: Readonly<RouterContextProvider>): Response {
  if (response.status === wrongMethod && !response.headers.has('Allow'))
    response.headers.set('Allow', context.get(allowedContext))
  return response
}

function withBoth(module: RouteModule): RouteModule {
  const { default: page, loader, action } = module
  const writing = writingOf(module.handle)
  if (page)
    return {
      ...module,
      action: action
        ? onlyBy(writing, action, refuseInPage(`${reading}, ${writing}`))
        : refuseInPage(reading),
    }
  return {
    ...module,
    loader: loader ?? refuse(writing),
    action: action
      ? onlyBy(writing, action, refuse(loader ? `${reading}, ${writing}` : writing))
      : refuse(reading),
  }
}

/**
 * The methods of a route's action: POST, unless its handle lists others. Routes state their handle as
 * `satisfies PageHandle`.
 */
function writingOf(handle: unknown): string {
  return ((handle ?? {}) as PageHandle).methods ?? 'POST'
}

type Action = NonNullable<RouteModule['action']>

/** Restricts an action to its own methods: React Router also calls it for PUT, PATCH and DELETE. */
function onlyBy(writing: string, action: Action, refuseOthers: Action): Action {
  const known = new Set(writing.split(', '))
  return (args) => (known.has(args.request.method) ? action : refuseOthers)(args)
}

function refuseInPage(allow: string): Action {
  return ({ context }) => {
    context.set(allowedContext, allow)
    throw data({ message: httpTexts.wrongMethod }, { status: wrongMethod })
  }
}

const inPlainText = { 'Content-Type': 'text/plain; charset=utf-8' }

function refuse(allow: string): () => Response {
  const headers = { ...inPlainText, Allow: allow }
  return () => new Response(httpTexts.wrongMethod, { status: wrongMethod, headers })
}

const inWords: Wrapper = (answer) => async (args) => {
  try {
    return await answer(args)
  } catch (error) {
    const status = statusOfNothing(error)
    if (status === undefined) throw error
    throw status === 404 ? nothingHere() : new Response(httpTexts.noForm, { status, headers: inPlainText })
  }
}

/** The status of a thrown response without data; undefined for any other error. */
function statusOfNothing(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error) || error.data !== null)
    return undefined
  const init = 'init' in error ? error.init : undefined
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : undefined
}
