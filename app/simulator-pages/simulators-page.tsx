import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { renderPicture } from '../simulators/render-simulator.server.tsx'
import { SimulatorCard } from '../simulators/simulator-card.tsx'
import { SimulatorPicture } from '../simulators/simulator-html.tsx'
import { simulators } from '../simulators/simulators.ts'
import { ListHead } from '../ui/list-head.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import type { Route } from './+types/simulators-page.ts'
import { simulatorPageTexts as texts } from './simulator-page-texts.ts'

export const handle = { shows: [] } as const satisfies PageHandle

type Listed = { name: string; tipo: string; title: string; summary: string; picture: string }

/** /simuladores: each with its picture. */
export async function loader() {
  const listed: Listed[] = []
  for (const [name, simulator] of simulators) {
    const { tipo, title, summary } = simulator
    listed.push({ name, tipo, title, summary, picture: renderPicture(name, simulator) })
    // Others are answered between two pictures.
    await nextTurn()
  }
  return { listed }
}

export default function SimulatorsPage({ loaderData: { listed } }: Route.ComponentProps): ReactNode {
  return (
    <div className="page">
      <ListHead texts={texts} path="/simuladores" />
      <h2 className="visually-hidden">{texts.title}</h2>
      <div className="grid">
        {listed.map(({ name, picture, ...simulator }) => (
          <SimulatorCard key={simulator.tipo} simulator={simulator}>
            <SimulatorPicture name={name} html={picture} />
          </SimulatorCard>
        ))}
      </div>
    </div>
  )
}
