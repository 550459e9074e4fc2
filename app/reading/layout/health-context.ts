import { createContext } from 'react-router'
import type { Config } from '../../platform/config/config.server.ts'

/** What the health of the site is told from, beside its database. */
export type HealthParts = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
  /** Since when the newest backup is, and whether that is too long; undefined where nobody asked for backups and there is none. */
  backupAge: () => { newestAt: string | undefined; isLate: boolean } | undefined
}

export const healthContext = createContext<HealthParts>()
