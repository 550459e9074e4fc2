import { createContext, type RouterContextProvider } from 'react-router'
import type { Config } from '../config/config.server.ts'
import type { Database } from '../db/tables.ts'
import type { BackupAge, RequestInfo, Terms } from './request-info.ts'

/**
 * What loaders, actions and middleware of a request may use, by name. A feature adds its service beside the
 * service's type, with `declare module '…/app-context.ts' { interface AppContext { … } }`;
 * `start/services.server.ts` opens it.
 */
export interface AppContext {
  /** The database of this request; for a preview a transaction that is rolled back. */
  db: Database
  config: Config
  requestInfo: RequestInfo
  terms: Terms
  /** Returns the age of the newest backup, as of at most a minute ago. */
  backupAge: () => BackupAge
}

const appContext = createContext<Partial<AppContext>>({})

/** The services of a request: `services(context).db`. Reading one that was not provided throws its name. */
export function services(context: Readonly<RouterContextProvider>): AppContext {
  return new Proxy(context.get(appContext), {
    get(provided, name) {
      if (!(name in provided)) throw new Error(`services(context).${String(name)} was not provided`)
      return Reflect.get(provided, name)
    },
  }) as AppContext
}

/** Adds services to a request, for everything that runs after. */
export function provideServices(context: Readonly<RouterContextProvider>, added: Partial<AppContext>): void {
  context.set(appContext, { ...context.get(appContext), ...added })
}
