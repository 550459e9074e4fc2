import { textOf } from '../../learning/simulators/simulator-files.server.ts'
import { simulators } from '../../learning/simulators/simulators.ts'
import type { FixedPage } from './fixed-page.ts'

/** The simulator pages, for the search. */
export const simulatorPages: readonly FixedPage[] = [...simulators.values()].map((simulator) => ({
  kind: 'simuladores',
  id: simulator.tipo,
  kindName: 'Simulador',
  groupName: 'Simuladores',
  title: simulator.title,
  text: `${simulator.summary}\n\n${textOf(simulator)}`,
  address: `/simuladores/${simulator.tipo}`,
  // Rank them below the topics that explain the same word.
  worth: 0.6,
}))
