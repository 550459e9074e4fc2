import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { requireAdmin } from '../accounts/guards.server.ts'
import { backupsContext } from '../backup/backups-context.ts'
import { copiesTexts } from '../backup/copies-texts.ts'
import { NewestCopy } from '../backup/newest-copy.tsx'
import { databaseContext } from '../db/database-context.ts'
import { newId } from '../documents/define-document.ts'
import { registryContext } from '../documents/registry.server.ts'
import { listLatestTopics } from '../topics/topic-repository.server.ts'
import { FirstStart } from '../ui/first-start.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RouteError } from '../ui/route-error.tsx'
import type { Route } from './+types/panel-page.ts'
import { panelTexts } from './panel-texts.ts'

export const handle = { hydrate: true }

/** /editor: the admin panel (docs/product.md 6.1). */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  const { listed } = context.get(registryContext)
  const backup = context.get(backupsContext).age()
  const isEmpty = (await listLatestTopics(context.get(databaseContext), 1)).length === 0
  return { backup, isEmpty, kinds: listed.map(({ tipo, texts }) => ({ tipo, text: texts.newHeading })) }
}

export default function PanelPage({ loaderData }: Route.ComponentProps): ReactNode {
  return (
    <div className="page">
      <PageHead title={panelTexts.title} />
      <PageTitle heading={panelTexts.title} intro={panelTexts.description} />
      {loaderData.backup && <NewestCopy {...loaderData.backup} />}
      {loaderData.isEmpty && <FirstStart />}
      <div className="editor-links">
        {loaderData.kinds.map(({ tipo, text }) => (
          <Link key={tipo} className="button" to={`/edit/${tipo}/${newId}`}>
            {text}
          </Link>
        ))}
        <Link className="button button-quiet" to="/editor/imagenes">
          {panelTexts.pictures}
        </Link>
        <Link className="button button-quiet" to="/editor/importar">
          {panelTexts.importMany}
        </Link>
        <Link className="button button-quiet" to="/editor/importar/web">
          {panelTexts.importSite}
        </Link>
        <Link className="button button-quiet" to="/editor/exportar">
          {panelTexts.exportSite}
        </Link>
        <Link className="button button-quiet" to="/editor/papelera">
          {panelTexts.bin}
        </Link>
        <Link className="button button-quiet" to="/editor/curriculo">
          {panelTexts.curriculum}
        </Link>
        <Link className="button button-quiet" to="/editor/busquedas">
          {panelTexts.searches}
        </Link>
        <Link className="button button-quiet" to="/editor/ia">
          {panelTexts.answers}
        </Link>
        <Link className="button button-quiet" to="/editor/contenido-de-muestra">
          {panelTexts.demo}
        </Link>
        <Link className="button button-quiet" to="/editor/copias">
          {copiesTexts.title}
        </Link>
        <Link className="button button-quiet" to="/editor/auditoria">
          {panelTexts.audit}
        </Link>
        <Link className="button button-quiet" to="/editor/novedades">
          {panelTexts.notes}
        </Link>
      </div>
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
