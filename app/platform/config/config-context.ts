import { createContext } from 'react-router'
import type { Config } from './config.server.ts'

/** The settings of this instance. */
export const configContext = createContext<Config>()
