import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { requireEditor } from '../accounts/guards.server.ts'
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
import { useIsAdmin } from '../ui/site-data.ts'
import type { Route } from './+types/panel-page.ts'
import { panelTexts } from './panel-texts.ts'

export const handle = { hydrate: true }

const writerLinks = [
  { to: '/editor/imagenes', text: panelTexts.pictures },
  { to: '/editor/importar', text: panelTexts.importMany },
  { to: '/editor/papelera', text: panelTexts.bin },
  { to: '/editor/curriculo', text: panelTexts.curriculum },
  { to: '/editor/busquedas', text: panelTexts.searches },
  { to: '/editor/ia', text: panelTexts.answers },
  { to: '/editor/novedades', text: panelTexts.notes },
] as const
/** What only admins open (docs/product.md 5.1). */
const adminLinks = [
  { to: '/editor/sitio', text: panelTexts.site },
  { to: '/editor/importar/web', text: panelTexts.importSite },
  { to: '/editor/exportar', text: panelTexts.exportSite },
  { to: '/editor/contenido-de-muestra', text: panelTexts.demo },
  { to: '/editor/copias', text: copiesTexts.title },
  { to: '/editor/auditoria', text: panelTexts.audit },
  { to: '/editor/personas', text: panelTexts.people },
] as const

/** /editor: the panel of those who write (docs/product.md 6.1). */
export async function loader({ context }: Route.LoaderArgs) {
  await requireEditor(context)
  const { listed } = context.get(registryContext)
  const backup = context.get(backupsContext).age()
  const isEmpty = (await listLatestTopics(context.get(databaseContext), 1)).length === 0
  return {
    backup,
    isEmpty,
    kinds: listed.filter(({ begun }) => !begun).map(({ tipo, texts }) => ({ tipo, text: texts.newHeading })),
  }
}

export default function PanelPage({ loaderData }: Route.ComponentProps): ReactNode {
  const isAdmin = useIsAdmin()
  return (
    <div className="page">
      <PageHead title={panelTexts.title} />
      <PageTitle heading={panelTexts.title} intro={panelTexts.description} />
      {isAdmin && loaderData.backup && <NewestCopy {...loaderData.backup} />}
      {loaderData.isEmpty && <FirstStart />}
      <div className="editor-links">
        {loaderData.kinds.map(({ tipo, text }) => (
          <Link key={tipo} className="button" to={`/edit/${tipo}/${newId}`}>
            {text}
          </Link>
        ))}
        {[...writerLinks, ...(isAdmin ? adminLinks : [])].map(({ to, text }) => (
          <Link key={to} className="button button-quiet" to={to}>
            {text}
          </Link>
        ))}
      </div>
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
