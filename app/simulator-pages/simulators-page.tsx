import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { renderPicture } from '../simulators/render-simulator.server.tsx'
import { SimulatorPicture } from '../simulators/simulator-html.tsx'
import { simulators } from '../simulators/simulators.ts'
import { ListHead } from '../ui/list-head.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import type { Route } from './+types/simulators-page.ts'
import { simulatorPageTexts as texts } from './simulator-page-texts.ts'

export const handle = { shows: [] } as const satisfies PageHandle

/** /simuladores: each with its picture. */
export function loader() {
  const listed = [...simulators].map(([name, simulator]) => ({
    name,
    tipo: simulator.tipo,
    title: simulator.title,
    summary: simulator.summary,
    picture: renderPicture(name, simulator),
  }))
  return { listed }
}

export default function SimulatorsPage({ loaderData: { listed } }: Route.ComponentProps): ReactNode {
  return (
    <div className="page">
      <ListHead texts={texts} path="/simuladores" />
      <h2 className="visually-hidden">{texts.title}</h2>
      <div className="grid">
        {listed.map(({ name, tipo, title, summary, picture }) => (
          <article key={tipo} className="card" data-color="cyan">
            <SimulatorPicture name={name} html={picture} />
            <div className="card-body">
              <h3>
                <Link className="card-link" to={`/simuladores/${tipo}`}>
                  {title}
                </Link>
              </h3>
              <p>{summary}</p>
            </div>
          </article>
        ))}
      </div>
    </div>
  )
}
