import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import type { PageHandle } from '../app/platform/http/page-handle.ts'
import { withNamedParameters } from './named-parameters.ts'
import { examplePath, readRouteTable } from './pages/route-table-fixture.ts'
import type { RouteArguments, RouteModule } from './wrap-routes.ts'

type Seen = { url: string; request: string; body: string }

/** The route table of the site, with loaders and actions that record the address and body they receive. */
async function openTable() {
  const seen: Seen[] = []
  const see = async ({ url, request }: RouteArguments) => {
    seen.push({ url: url.search, request: new URL(request.url).search, body: await request.text() })
    return new Response('seen')
  }
  const table = await readRouteTable()
  const watched: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(table)) {
    if (!route) continue
    const { handle, default: page } = route.module
    // As resource routes they return their own response; `page` was read before, to know which of them are
    // pages.
    const module: RouteModule = { handle, ...(page && { default: page }), loader: see, action: see }
    watched[id] = { ...route, module }
  }
  return { seen, routes: withNamedParameters({ routes: watched } as ServerBuild).routes }
}

async function call(
  answer: ((args: RouteArguments) => unknown) | undefined,
  path: string,
  init?: RequestInit,
) {
  const request = new Request(`http://site.invalid${path}`, init)
  const context = new RouterContextProvider()
  await answer?.({ request, url: new URL(request.url), pattern: '', params: {}, context })
}

test('a loader of any page receives only the parameters that its route names', async () => {
  const { seen, routes } = await openTable()
  for (const route of Object.values(routes)) {
    const { handle, default: page, loader } = route?.module ?? {}
    const { parameters, anyParameters } = (handle ?? {}) as PageHandle
    if (anyParameters || (!page && !parameters)) continue
    const named = (parameters ?? []).map((name) => `${name}=1`).join('&')
    await call(loader as never, `${examplePath(route?.path)}?extra=1${named && `&${named}`}&_x=2`)
    const expected = named && `?${named}`
    expect(seen.pop(), route?.path).toMatchObject({ url: expected, request: expected })
  }
})

test('an endpoint that names no parameters, and a page with `anyParameters`, receive the whole query', async () => {
  const { seen, routes } = await openTable()
  const { loader } = routes['accounts/accounts/auth-endpoint.ts']?.module ?? {}
  await call(loader as never, '/api/auth/callback/google?code=a&state=b')
  expect(seen.splice(0)).toMatchObject([{ url: '?code=a&state=b', request: '?code=a&state=b' }])
  await call(
    routes['site/simulator-pages/simulator-page.tsx']?.module.loader as never,
    '/simuladores/engranajes?z1=15&otro=2',
  )
  expect(seen).toMatchObject([{ url: '?z1=15&otro=2', request: '?z1=15&otro=2' }])
})

test('an action of a page receives its whole body, whatever the query contains', async () => {
  const { seen, routes } = await openTable()
  const { action } = routes['accounts/accounts/sign-in-page.tsx']?.module ?? {}
  await call(action as never, '/entrar?utm=1&volver=%2Fblog', { method: 'POST', body: 'email=ana' })
  expect(seen).toEqual([{ url: '?volver=%2Fblog', request: '?volver=%2Fblog', body: 'email=ana' }])
})

test("React Router's own parameters reach the router but no loader", async () => {
  const seen: string[] = []
  const module = {
    default: () => null,
    handle: { parameters: ['desde'] },
    loader: ({ url }: RouteArguments) => {
      seen.push(url.search)
      return { ok: true }
    },
  }
  const build = {
    routes: { page: { id: 'page', path: 'blog', module } },
    entry: { module: { default: () => new Response('page') } },
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild
  const handle = createRequestHandler(withNamedParameters(build), 'production')
  const answer = await handle(
    new Request('http://site.invalid/blog.data?desde=x&utm=1&_routes=page'),
    new RouterContextProvider(),
  )
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('ok')
  expect(seen).toEqual(['?desde=x'])
})
