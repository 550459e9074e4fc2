import type { App } from './listener.ts'

type AppModule = { openApp: (environment: NodeJS.ProcessEnv) => Promise<App> }

/**
 * Gives the app of the code as it stands now. When the code has changed, the old app is closed and a new one opened: once,
 * however many requests follow the change.
 */
export function followCode(
  load: () => Promise<AppModule>,
  environment: NodeJS.ProcessEnv,
): () => Promise<App> {
  let opened: { module: AppModule; app: App } | undefined
  const follow = async (): Promise<App> => {
    const module = await load()
    if (opened?.module === module) return opened.app
    const old = opened
    opened = undefined
    await old?.app.close()
    const app = await module.openApp(environment)
    opened = { module, app }
    return app
  }
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const next = last.then(follow)
    // Who comes after a fault tries again.
    last = next.catch(() => undefined)
    return next
  }
}
