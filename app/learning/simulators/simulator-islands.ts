import type { AnyIsland } from '../../platform/islands/wake.tsx'

/**
 * Lazy imports of all simulator islands, one chunk each.
 * This list is a chunk too, so that only pages with a simulator load it.
 */
export const simulatorIslands = import.meta.glob<AnyIsland>('./*/*.island.tsx', { import: 'default' })
