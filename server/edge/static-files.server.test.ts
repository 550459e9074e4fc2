import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serveStaticFiles } from './static-files.ts'

it('keeps serving after a file of the build fails to open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-static-'))
  await writeFile(join(folder, 'gone.txt'), 'gone')
  await writeFile(join(folder, 'here.txt'), 'here')
  const server = createServer(
    serveStaticFiles(folder, { secure: false }, (_, response) => void response.end()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  await rm(join(folder, 'gone.txt'))
  await expect(fetch(`${url}/gone.txt`).then((answer) => answer.text())).rejects.toThrow()
  expect(await (await fetch(`${url}/here.txt`)).text()).toBe('here')
  server.close()
  await rm(folder, { recursive: true })
})

it('serves the service worker uncached and with its own Content-Security-Policy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-static-'))
  await writeFile(join(folder, 'sw.js'), '')
  const server = createServer(
    serveStaticFiles(folder, { secure: false }, (_, response) => void response.end()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  const { headers } = await fetch(`${url}/sw.js`)
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'")
  server.close()
  await rm(folder, { recursive: true })
})

it('redirects a missing asset back through the proxy a limited number of times where there may be other instances', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-static-'))
  const options = { secure: false, mayBeElsewhere: true }
  const server = createServer(
    serveStaticFiles(folder, options, (_, response) => void response.writeHead(404).end()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  const ask = (path: string) => fetch(url + path, { redirect: 'manual' })
  const first = await ask('/assets/page-abc.js')
  expect([first.status, first.headers.get('location')]).toEqual([307, '/assets/page-abc.js?intento=1'])
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect((await ask('/assets/page-abc.js?intento=8')).status).toBe(404)
  for (const path of ['/assets/a.js?otro=1', '/assets//ejemplo.es', '/otra.js'])
    expect((await ask(path)).status).toBe(404)
  server.close()
  await rm(folder, { recursive: true })
})
