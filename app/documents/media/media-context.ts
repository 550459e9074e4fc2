import { createContext } from 'react-router'
import type { Media } from './media.server.ts'

/** The file store and what works on it. */
export const mediaContext = createContext<Media>()
