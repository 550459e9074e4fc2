import { data, type ServerBuild } from 'react-router'
import { nothingHere } from '../app/ui/nothing-here.ts'
import type { PageHandle } from '../app/ui/page-handle.ts'
import { uiTexts } from '../app/ui/ui-texts.ts'
import { type RouteModule, type Wrapper, wrapRoutes } from './wrap-routes.ts'

const wrongMethod = 405
const reading = 'GET, HEAD'

/**
 * The pages of the site, which answer in Spanish what React Router would in English: a method that an address does not know (405, RFC 9110
 * §15.5.6), and an address for programs with nothing to say of what is missing or wrong.
 */
export function knowingMethods(build: ServerBuild): ServerBuild {
  const worded = wrapRoutes(build, ({ default: page }) => (page ? undefined : inWords))
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(worded.routes))
    if (route) routes[id] = { ...route, module: withBoth(route.module) }
  return { ...worded, routes }
}

/** What every answer carries that refuses a method. */
export function withAllow(response: Response): Response {
  if (response.status === wrongMethod && !response.headers.has('Allow'))
    response.headers.set('Allow', reading)
  return response
}

function withBoth(module: RouteModule): RouteModule {
  const { default: page, loader, action } = module
  if (page) return { ...module, action: action ?? refuseInPage }
  return { ...module, loader: loader ?? refuse(writingOf(module.handle)), action: action ?? refuse(reading) }
}

/** The methods that an endpoint for changes knows. Routes state their handle as `satisfies PageHandle`. */
function writingOf(handle: unknown): string {
  return ((handle ?? {}) as PageHandle).methods ?? 'POST'
}

function refuseInPage(): never {
  throw data({ message: uiTexts.wrongMethod }, { status: wrongMethod })
}

const inPlainText = { 'Content-Type': 'text/plain; charset=utf-8' }

function refuse(allow: string): () => Response {
  const headers = { ...inPlainText, Allow: allow }
  return () => new Response(uiTexts.wrongMethod, { status: wrongMethod, headers })
}

const inWords: Wrapper = (answer) => async (args) => {
  try {
    return await answer(args)
  } catch (error) {
    const status = statusOfNothing(error)
    if (status === undefined) throw error
    throw status === 404 ? nothingHere() : new Response(uiTexts.noForm, { status, headers: inPlainText })
  }
}

/** The status of a thrown answer that says nothing; undefined of any other. */
function statusOfNothing(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error) || error.data !== null)
    return undefined
  const init = 'init' in error ? error.init : undefined
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : undefined
}
