import type { AnyIsland } from '../../platform/islands/wake.tsx'

/** The islands of all simulators, a chunk each. The list is a chunk too, so that no page without a simulator carries it. */
export const simulatorIslands = import.meta.glob<AnyIsland>('./*/*.island.tsx', { import: 'default' })
