import { textOf } from '../simulators/simulator-page-texts.server.ts'
import { simulators } from '../simulators/simulators.ts'

/** A page that can be found and is no document: it stands as long as the process does. */
export type FixedPage = {
  /** The group of such pages, as the facet names it in addresses. */
  kind: string
  id: string
  /** One of the group, and the group, for people. */
  kindName: string
  groupName: string
  title: string
  /** Markdown. */
  text: string
  address: string
}

/** The pages of simulators, as the search takes them. */
export const simulatorPages: readonly FixedPage[] = [...simulators.values()].map((simulator) => ({
  kind: 'simuladores',
  id: simulator.tipo,
  kindName: 'Simulador',
  groupName: 'Simuladores',
  title: simulator.title,
  text: `${simulator.summary}\n\n${textOf(simulator)}`,
  address: `/simuladores/${simulator.tipo}`,
}))
