import { buildIfNeeded } from './build.ts'
import { mostConnections, tellOfRefusals } from './edge/connections.ts'
import { readEnvFile } from './env-file.ts'
import type { App } from './listener.ts'
import { requireNodeVersion } from './node-version.ts'
import { listen, stopOnSignals } from './process.ts'
import { reexecWithMemoryFlags } from './reexec-with-memory-flags.ts'
import { createSiteServer } from './site-server.ts'
import { explainStartFailure, requireFiles } from './start-failure.ts'

type AppModule = {
  openApp: (environment: NodeJS.ProcessEnv) => Promise<App>
  isForOperator: (error: unknown) => error is Error
}

requireNodeVersion()
reexecWithMemoryFlags()
readEnvFile()
process.env.NODE_ENV = 'production'

let isForOperator: (error: unknown) => boolean = () => false
try {
  requireFiles()
  await buildIfNeeded()
  const built: AppModule = await import(new URL('../build/server/index.js', import.meta.url).href)
  isForOperator = built.isForOperator
  const app = await built.openApp(process.env)
  const site = createSiteServer(app.listener, {
    most: mostConnections(app.config.maxConnections),
    onRefusal: tellOfRefusals(app.log),
  })
  app.watchConnections(site.connections.read)
  stopOnSignals(site, app)
  await listen(site.server, app)
} catch (error) {
  console.error(explainStartFailure(error, isForOperator))
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
