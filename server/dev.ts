import type { ServerResponse } from 'node:http'
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite'
import { followCode } from './current-app.ts'
import { readEnvFile } from './env-file.ts'
import { requireNodeVersion } from './node-version.ts'
import { listen } from './process.ts'
import { createSiteServer } from './site-server.ts'

/**
 * In development no service worker may serve old code: a worker that the built site installed removes itself.
 */
const code = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))`

/** Sends a service worker that deletes all caches and unregisters itself. */
function sendLeavingWorker(response: ServerResponse): void {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }
  response.writeHead(200, headers).end(code)
}

requireNodeVersion()
readEnvFile()
process.env.NODE_ENV = 'development'

/** Development server: the same process with Vite in front; the server code reloads when it changes. */
const { server } = createSiteServer((request, response) => {
  if (request.url === '/sw.js') return sendLeavingWorker(response)
  vite.middlewares(request, response, () => {
    currentApp().then(
      (app) => app.listener(request, response),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end(String(error))
      },
    )
  })
})
// Vite's messages use the site's own origin, the only one that the Content-Security-Policy of the pages
// allows.
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs the server')
const { runner } = ssr

const currentApp = followCode(() => runner.import('./server/app.ts'), {
  ...process.env,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
})

await listen(server, await currentApp())
