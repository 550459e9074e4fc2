import { createContext } from 'react-router'
import type { Search } from './search-thread.server.ts'

/** The site's search. */
export const searchContext = createContext<Search>()
