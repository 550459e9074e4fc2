import { createContext } from 'react-router'
import type { Config } from './config.server.ts'

/** The settings with which this instance was started. */
export const configContext = createContext<Config>()
