import { createContext } from 'react-router'
import type { Search } from './search-thread.server.ts'

/** The search of the site. */
export const searchContext = createContext<Search>()
