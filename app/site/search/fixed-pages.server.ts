import { textOf } from '../../learning/simulators/simulator-files.server.ts'
import { simulators } from '../../learning/simulators/simulators.ts'

/** A searchable page that is not a document; it does not change while the process runs. */
export type FixedPage = {
  /** The group of such pages; the value of the facet in addresses. */
  kind: string
  id: string
  /** Names for people of one page and of the group. */
  kindName: string
  groupName: string
  title: string
  /** Markdown. */
  text: string
  address: string
  /** Score factor; 1 is usual. */
  worth: number
}

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
