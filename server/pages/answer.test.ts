import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'
import { serveKeptPages } from './send-kept-page.ts'

test('writes the path of a kept page to the log, and nothing that follows it', async () => {
  const lines: unknown[] = []
  const log = { recordRequest: (line: unknown) => void lines.push(line) }
  const cache = new PageCache({
    clock: { read: () => 0, touch: () => 0, close: async () => {} },
    readVersions: async () => new Map(),
    today: () => '2026-11-20',
  })
  await cache.make('/blog', async () => ({ kind: 'page', html: 'blog', headers: [], shows: [] }))
  const listener = serveKeptPages({ cache, sessionCookie: 's', headers: [], log }, (_, response) => {
    response.writeHead(404).end()
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/blog?email=ana@ejemplo.es`)
  expect(await answer.text()).toBe('blog')
  server.close()
  expect(lines).toMatchObject([{ path: '/blog', kept: true }])
})
