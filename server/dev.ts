import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite'
import type { App } from './listener.ts'
import { requireNodeVersion } from './node-version.ts'
import { listen } from './process.ts'

requireNodeVersion()
process.env.NODE_ENV = 'development'

/** Development: the same process with Vite in front; the server reloads itself when its code changes. */
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs the server')
const { runner } = ssr

let opened: { module: unknown; app: App } | undefined
async function currentApp(): Promise<App> {
  const module: { openApp: (environment: NodeJS.ProcessEnv) => Promise<App> } =
    await runner.import('./server/app.ts')
  if (opened?.module === module) return opened.app
  await opened?.app.close()
  const app = await module.openApp({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })
  opened = { module, app }
  return app
}

const server = createHttpServer((request, response) => {
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
await listen(server, await currentApp())
