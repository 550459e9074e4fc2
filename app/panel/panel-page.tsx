import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { requireAdmin } from '../accounts/guards.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import { RouteError } from '../ui/route-error.tsx'
import type { Route } from './+types/panel-page.ts'
import { newDocumentLinks, panelTexts } from './panel-texts.ts'

export const handle = { hydrate: true }

/** /editor: the admin panel (spec §2). */
export async function loader({ context }: Route.LoaderArgs): Promise<null> {
  await requireAdmin(context)
  return null
}

export default function PanelPage(): ReactNode {
  return (
    <div className="page">
      <PageHead title={panelTexts.title} />
      <div className="page-title">
        <h1>{panelTexts.title}</h1>
        <p>{panelTexts.description}</p>
      </div>
      <div className="editor-links">
        {newDocumentLinks.map(({ to, text }) => (
          <Link key={to} className="button" to={to}>
            {text}
          </Link>
        ))}
        <Link className="button button-quiet" to="/editor/imagenes">
          {panelTexts.pictures}
        </Link>
        <Link className="button button-quiet" to="/editor/importar">
          {panelTexts.importMany}
        </Link>
        <Link className="button button-quiet" to="/editor/papelera">
          {panelTexts.bin}
        </Link>
        <Link className="button button-quiet" to="/editor/contenido-de-muestra">
          {panelTexts.demo}
        </Link>
      </div>
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
