import type { ReactNode } from 'react'

/**
 * Components in their states, rare ones included, by the Spanish name in the catalogue
 * (docs/decisions/0018-journeys.md).
 */
export type Samples = Readonly<Record<string, () => ReactNode>>
