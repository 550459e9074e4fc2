import { createContext } from 'react-router'
import type { Database } from './tables.ts'

export const databaseContext = createContext<Database>()
