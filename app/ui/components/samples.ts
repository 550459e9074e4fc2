import type { ReactNode } from 'react'

/** Parts of the site in their states, rare ones too, by the Spanish name that the catalogue shows (docs/decisions/0018-journeys.md). */
export type Samples = Readonly<Record<string, () => ReactNode>>
