import { createContext } from 'react-router'
import type { Transfers } from './transfers.server.ts'

/** What exports the site and imports into it. */
export const transfersContext = createContext<Transfers>()
