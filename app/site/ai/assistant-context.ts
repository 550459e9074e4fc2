import { createContext } from 'react-router'
import type { Assistant } from './open-assistant.server.ts'

/** The assistant of this site. */
export const assistantContext = createContext<Assistant>()
