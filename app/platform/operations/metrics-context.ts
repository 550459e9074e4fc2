import { createContext } from 'react-router'
import type { Metrics } from './metrics.server.ts'

/** The metrics of this instance; undefined where they are off. */
export const metricsContext = createContext<Metrics | undefined>()
