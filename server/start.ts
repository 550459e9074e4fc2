import { buildIfNeeded } from './build.ts'
import { readEnvFile } from './env-file.ts'
import { redirectToHttps } from './https-redirect.ts'
import type { App } from './listener.ts'
import { requireNodeVersion } from './node-version.ts'
import { listen, stopOnSignals } from './process.ts'
import { createSiteServer } from './site-server.ts'
import { serveStaticFiles } from './static-files.ts'

requireNodeVersion()
readEnvFile()
process.env.NODE_ENV = 'production'
await buildIfNeeded()

type AppModule = {
  openApp: (environment: NodeJS.ProcessEnv) => Promise<App>
  isOperatorError: (error: unknown) => error is Error
}
const { openApp, isOperatorError }: AppModule = await import(
  new URL('../build/server/index.js', import.meta.url).href
)

try {
  const app = await openApp(process.env)
  const secure = app.config.siteUrl?.startsWith('https:') ?? false
  const pages = app.serveKept(serveStaticFiles('build/client', secure, app.listener))
  const site = createSiteServer(redirectToHttps(app.config, pages))
  stopOnSignals(site, app)
  await listen(site.server, app)
} catch (error) {
  console.error(isOperatorError(error) ? error.message : error)
  process.exit(1)
}
