import type { App } from './listener.ts'

type AppModule = { openApp: (environment: NodeJS.ProcessEnv) => Promise<App> }

/**
 * Returns a function that resolves to the app of the current code. When the code has changed, it closes the
 * old app and opens a new one, once, even if many requests arrive meanwhile.
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
    // A request after a failed opening tries again.
    last = next.catch(() => undefined)
    return next
  }
}
