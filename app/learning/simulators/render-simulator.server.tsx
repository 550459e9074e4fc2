import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandMode, island } from '../../platform/islands/island.tsx'
import { changedValues, firstValues } from './first-values.ts'
import type { AnySimulator, Values } from './simulator.ts'
import { simulatorComponent } from './simulator-frame.tsx'
import type { AnyView } from './simulator-view.ts'
import { simulators } from './simulators.ts'

/** Beside each simulator, how it is drawn. */
const files = import.meta.glob<Record<string, AnyView>>('./*/*-view.ts', { eager: true })

/** By the names of their islands. */
const views = new Map<string, AnyView>(
  Object.entries(files).flatMap(([path, exported]) =>
    Object.values(exported).map((view) => [`learning/simulators/${path.slice(2, -'-view.ts'.length)}`, view]),
  ),
)

/** The picture of a simulator in its first state, still: for lists. */
export function renderPicture(name: string, simulator: AnySimulator): string {
  const values = firstValues(simulator)
  const { Picture } = requireView(name)
  return renderToStaticMarkup(<Picture values={values} outcome={simulator.compute(values)} time={0} />)
}

/** Throws where a simulator has no view: each has one. */
function requireView(name: string): AnyView {
  const view = views.get(name)
  if (!view) throw new Error(`The simulator ${name} has no view`)
  return view
}

/** A simulator in a state, as a page shows it. */
type SetSimulator = {
  tipo: string
  values: Values
  fixed: readonly string[]
  /** Tells its fields from those of others on the page: an id. */
  place: string
  isAlone: boolean
}

const islands = new Map(
  [...simulators].map(([name, simulator]) => [
    simulator.tipo,
    { simulator, Island: island(name, simulatorComponent(simulator, requireView(name)), { wakes: 'near' }) },
  ]),
)

/**
 * The HTML of a simulator: an island that is woken when it comes near the screen. It is made here and travels as text, so that no page has to know
 * the code of any simulator. It is all our own: what people wrote is in it as React writes text.
 */
export function renderSimulator({ tipo, values, ...props }: SetSimulator): string {
  const known = islands.get(tipo)
  if (!known) throw new Error(`The simulator ${tipo} is not in the list`)
  const { simulator, Island } = known
  return renderToString(
    <IslandMode value="island">
      <Island {...props} values={changedValues(simulator, values)} />
    </IslandMode>,
  )
}
