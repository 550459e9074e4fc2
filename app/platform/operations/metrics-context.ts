import { createContext } from 'react-router'
import type { Metrics } from './metrics.server.ts'

/** What is measured, or undefined where nobody asked for it. */
export const metricsContext = createContext<Metrics | undefined>()
