import { createContext } from 'react-router'
import type { Assistant } from './open-assistant.server.ts'

/** What stands behind «IA» on this site. */
export const assistantContext = createContext<Assistant>()
