import { createContext } from 'react-router'
import type { Media } from './media.server.ts'

/** The file store and the services on top of it. */
export const mediaContext = createContext<Media>()
