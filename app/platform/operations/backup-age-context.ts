import { createContext } from 'react-router'

/** When the newest backup was made, and whether that is too long ago; undefined where there is none and none was asked for. */
export type BackupAge = { newestAt: string | undefined; isLate: boolean } | undefined

/** How old the newest backup is, as it was known a minute ago at most. */
export const backupAgeContext = createContext<() => BackupAge>()
