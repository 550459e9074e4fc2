import { createContext } from 'react-router'

/**
 * Time of the newest backup, and whether it is too old; undefined where there is none and automatic backups
 * are off.
 */
export type BackupAge = { newestAt: string | undefined; isLate: boolean } | undefined

/** Returns the age of the newest backup, as of at most a minute ago. */
export const backupAgeContext = createContext<() => BackupAge>()
