import type { AnyIsland } from '../../platform/islands/wake.tsx'
import { simulatorComponent } from './bench/bench.tsx'
import type { AnyView } from './simulator-view.ts'

/** Lazy imports of all simulators, one chunk each. */
const views = import.meta.glob<AnyView>('./*/picture.tsx', { import: 'view' })

/**
 * The import of a simulator's island, by its name.
 * This module is a chunk too, so that only pages with a simulator load it.
 */
export function findSimulatorIsland(name: string): (() => Promise<AnyIsland>) | undefined {
  const fetchView = views[`${name.replace('learning/simulators', '.')}.tsx`]
  // Safe: the props on the element are those of the same component on the server (render-simulator.server.tsx).
  return fetchView && (async () => simulatorComponent(await fetchView()) as unknown as AnyIsland)
}
