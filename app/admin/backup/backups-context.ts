import { createContext } from 'react-router'
import type { Backups } from './open-backups.server.ts'

/** The backups that the site keeps. */
export const backupsContext = createContext<Backups>()
