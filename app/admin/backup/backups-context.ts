import { createContext } from 'react-router'
import type { Backups } from './open-backups.server.ts'

/** The site's kept backups. */
export const backupsContext = createContext<Backups>()
