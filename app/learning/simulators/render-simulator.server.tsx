import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandMode, island } from '../../platform/islands/island.tsx'
import { simulatorComponent } from './bench/bench.tsx'
import type { Values } from './simulator.ts'
import { changedValues, firstValues } from './simulator-state.ts'
import type { AnyView } from './simulator-view.ts'
import { simulators } from './simulators.ts'

/** The view of each simulator, by the path of its picture. */
const views = import.meta.glob<AnyView>('./*/picture.tsx', { eager: true, import: 'view' })

/** The room of a picture on a card of the list. */
const cardStage = { width: 400, height: 240, rem: 14 }

/** HTML of a simulator's picture in its initial state, not moving, for lists. */
export function renderPicture(name: string): string {
  const { simulator, Picture } = requireView(name)
  const values = firstValues(simulator)
  return renderToStaticMarkup(
    <Picture values={values} outcome={simulator.compute(values)} stage={cardStage} time={0} />,
  )
}

/** Throws if a simulator has no view, which is a bug: each must have one. */
function requireView(name: string): AnyView {
  const view = views[`${name.replace('learning/simulators', '.')}.tsx`]
  if (!view) throw new Error(`The simulator ${name} has no view`)
  return view
}

/** A simulator with its state, as a page embeds it. */
type SetSimulator = {
  tipo: string
  values: Values
  fixed: readonly string[]
  /** Id that makes the names of its fields unique on the page. */
  place: string
  isAlone: boolean
}

const islands = new Map(
  [...simulators].map(([name, simulator]) => [
    simulator.tipo,
    { simulator, Island: island(name, simulatorComponent(requireView(name)), { wakes: 'near' }) },
  ]),
)

/**
 * HTML of a simulator: an island that hydrates when it comes near the viewport.
 * It is rendered here to a string, so that pages do not import the code of simulators.
 * The HTML is safe to inject: all markup is ours, and React escapes users' text.
 */
export function renderSimulator({ tipo: kindSlug, values, ...props }: SetSimulator): string {
  const known = islands.get(kindSlug)
  if (!known) throw new Error(`The simulator ${kindSlug} is not in the list`)
  const { simulator, Island } = known
  return renderToString(
    <IslandMode value="island">
      <Island {...props} values={changedValues(simulator, values)} />
    </IslandMode>,
  )
}
