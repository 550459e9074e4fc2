import { createContext } from 'react-router'
import type { Accounts } from './open-accounts.server.ts'

export const accountsContext = createContext<Accounts>()
