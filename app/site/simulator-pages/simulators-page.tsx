import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { renderPicture } from '../../learning/simulators/render-simulator.server.tsx'
import { SimulatorCard } from '../../learning/simulators/simulator-card.tsx'
import { SimulatorPicture } from '../../learning/simulators/simulator-html.tsx'
import { simulators } from '../../learning/simulators/simulators.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { ListHead } from '../../ui/components/list-head.tsx'
import type { Route } from './+types/simulators-page.ts'
import { simulatorPageTexts as texts } from './simulator-page-texts.ts'

export const handle = { shows: [] } as const satisfies PageHandle

type Listed = { name: string; tipo: string; title: string; summary: string; picture: string }

/** /simuladores: all simulators with their pictures. */
export async function loader() {
  const listed: Listed[] = []
  for (const [name, simulator] of simulators) {
    const { tipo: kindSlug, title, summary } = simulator
    listed.push({ name, tipo: kindSlug, title, summary, picture: renderPicture(name) })
    // Other requests can run between two pictures.
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
