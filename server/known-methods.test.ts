import { data, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { knowingMethods, withAllow } from './known-methods.ts'
import type { RouteModule } from './wrap-routes.ts'

type Asked = 'loader' | 'action'

/** What the wrapped loader or action of a route returns or throws. */
async function ask(
  module: Partial<RouteModule>,
  asked: Asked,
  { method = 'POST', context = new RouterContextProvider() } = {},
): Promise<unknown> {
  const build = { routes: { a: { id: 'a', module } } } as unknown as ServerBuild
  const answer = knowingMethods(build).routes.a?.module[asked]
  const args = { request: new Request('http://localhost/', { method }), context }
  return Promise.resolve()
    .then(() => answer?.(args as never))
    .catch((error: unknown) => error)
}

async function wordsOf(answer: unknown): Promise<[status: number, allow: string | null, words: string]> {
  if (!(answer instanceof Response)) throw new Error('It is no answer')
  return [answer.status, answer.headers.get('Allow'), await answer.text()]
}
const wrong = 'Esta dirección no admite lo que se le ha enviado.'

test('an endpoint answers an unknown method with 405 and lists the methods that it supports', async () => {
  const answer = async () => new Response('yes')
  expect(await wordsOf(await ask({ loader: answer }, 'action'))).toEqual([405, 'GET, HEAD', wrong])
  expect(await wordsOf(await ask({ action: answer }, 'loader'))).toEqual([405, 'POST', wrong])
  const handle = { methods: 'DELETE, PUT' }
  expect(await wordsOf(await ask({ action: answer, handle }, 'loader'))).toEqual([405, 'DELETE, PUT', wrong])
  expect(await wordsOf(await ask({ loader: answer }, 'loader'))).toEqual([200, null, 'yes'])
})

test('a page without an action shows a 405 message to a POST', async () => {
  const page = () => null
  expect(await ask({ default: page }, 'action')).toEqual(data({ message: wrong }, { status: 405 }))
  const nothing = new RouterContextProvider()
  expect(withAllow(new Response(null, { status: 405 }), nothing).headers.get('Allow')).toBe('GET, HEAD')
})

test.each(['PUT', 'PATCH', 'DELETE'])('a form rejects %s', async (method) => {
  const action = () => 'written'
  const endpoint = await ask({ loader: () => null, action }, 'action', { method })
  expect(await wordsOf(endpoint)).toEqual([405, 'GET, HEAD, POST', wrong])
  const context = new RouterContextProvider()
  const page = await ask({ default: () => null, action }, 'action', { method, context })
  expect(page).toEqual(data({ message: wrong }, { status: 405 }))
  expect(withAllow(new Response(null, { status: 405 }), context).headers.get('Allow')).toBe('GET, HEAD, POST')
  const own = { action, handle: { methods: 'PUT, PATCH, DELETE' } }
  expect(await ask(own, 'action', { method })).toBe('written')
})

test('an endpoint answers an empty 404 or 400 with a text, and passes on an error with a message', async () => {
  const throwing = (thrown: unknown) => ({ loader: () => Promise.reject(thrown) })
  const nothing = await ask(throwing(data(null, { status: 404 })), 'loader')
  expect(await wordsOf(nothing)).toEqual([404, null, 'No hay nada en esta dirección.'])
  expect((await wordsOf(await ask(throwing(data(null, { status: 400 })), 'loader')))[0]).toBe(400)
  const said = data({ message: 'Inicia sesión' }, { status: 401 })
  expect(await ask(throwing(said), 'loader')).toBe(said)
})
