import { textOf } from '../../learning/simulators/simulator-page-texts.server.ts'
import { simulators } from '../../learning/simulators/simulators.ts'
import type { FixedPage } from './fixed-page.ts'

/** The pages of simulators, as the search takes them. */
export const simulatorPages: readonly FixedPage[] = [...simulators.values()].map((simulator) => ({
  kind: 'simuladores',
  id: simulator.tipo,
  kindName: 'Simulador',
  groupName: 'Simuladores',
  title: simulator.title,
  text: `${simulator.summary}\n\n${textOf(simulator)}`,
  address: `/simuladores/${simulator.tipo}`,
  // Who looks for a word wants to read what it is first.
  worth: 0.6,
}))
