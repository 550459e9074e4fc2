import { createContext } from 'react-router'
import type { Transfers } from './transfers.server.ts'

/** The export and import of the site. */
export const transfersContext = createContext<Transfers>()
