import type { AnyIsland } from '../../platform/islands/wake.tsx'
import { loadStyles } from '../../ui/components/load-styles.ts'
import benchStyles from './bench/bench.css?url'
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
  if (!fetchView) return undefined
  return async () => {
    const [view] = await Promise.all([fetchView(), loadStyles(benchStyles)])
    return simulatorComponent(view) as unknown as AnyIsland
  }
}
