import { createContext } from 'react-router'

/** Since when the newest backup is, and whether that is too long; undefined where nobody asked for backups and there is none. */
export const backupAgeContext =
  createContext<() => { newestAt: string | undefined; isLate: boolean } | undefined>()
