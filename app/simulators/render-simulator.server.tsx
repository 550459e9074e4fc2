import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandMode, island } from '../islands/island.tsx'
import { readState } from './read-state.ts'
import type { AnySimulator, Values } from './simulator.ts'
import { simulatorComponent } from './simulator-frame.tsx'
import { simulators } from './simulators.ts'

/** The picture of a simulator in its first state, still: for lists. */
export function renderPicture(simulator: AnySimulator): string {
  const { values } = readState(simulator, () => null)
  const { Picture, compute } = simulator
  return renderToStaticMarkup(<Picture values={values} outcome={compute(values)} time={0} />)
}

/** A simulator in a state, as a page shows it. */
export type SetSimulator = {
  simulator: AnySimulator
  values: Values
  fixed: readonly string[]
  /** Tells its fields from those of others on the page: an id. */
  place: string
  isAlone: boolean
}

const islands = new Map(
  [...simulators].map(([name, simulator]) => [
    simulator,
    island(name, simulatorComponent(simulator), { wakes: 'near' }),
  ]),
)

/**
 * The HTML of a simulator: an island that is woken when it comes near the screen. It is made here and travels as text, so that no page has to know
 * the code of any simulator. It is all our own: what people wrote is in it as React writes text.
 */
export function renderSimulator({ simulator, ...props }: SetSimulator): string {
  const Island = islands.get(simulator)
  if (!Island) throw new Error(`The simulator ${simulator.tipo} is not in the list`)
  return renderToString(
    <IslandMode value="island">
      <Island {...props} />
    </IslandMode>,
  )
}
