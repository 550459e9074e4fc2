import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { pathOf } from '../core/define-document.ts'
import { requireWriter } from '../core/document-access.server.ts'
import { titleOf } from '../core/document-rows.server.ts'
import { findState } from '../core/latest-state.server.ts'
import type { Route } from './+types/draft-page.ts'
import { changeDraft } from './change-draft.server.ts'
import { describeDraft } from './describe-draft.server.ts'
import { DraftPanel } from './draft-panel.tsx'
import { draftsTexts } from './drafts-texts.ts'

export const handle = { hydrate: true }

/** /editor/borradores/{tipo}/{id}: the draft of a document, with all actions except editing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = services(context).registry.find(params.tipo)
  await requireWriter(context, kind)
  if (!kind) throw data(null, { status: 404 })
  const { db } = services(context)
  const state = await findState(db, kind, params.id)
  if (!state) throw data(null, { status: 404 })
  const { id, published, latest } = state
  const slug = typeof published?.slug === 'string' ? published.slug : null
  const address = published && pathOf(kind, { id, slug })
  return { id, title: titleOf(kind, latest), address, draft: await describeDraft(db, kind, state) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const kind = services(context).registry.find(params.tipo)
  const { id: accountId } = await requireWriter(context, kind)
  if (!kind) throw data(null, { status: 404 })
  const form = await readForm(request)
  return changeDraft(context, kind, { id: params.id, action: String(form.get('accion')), accountId })
}

export default function DraftPage({ loaderData, actionData, params }: Route.ComponentProps): ReactNode {
  const { id, title, draft, address } = loaderData
  return (
    <div className="page">
      <PageHead title={draftsTexts.title} />
      <PageTitle heading={`${draftsTexts.title}: ${title}`} intro={draftsTexts.intro}>
        <p>
          <Link to={`/edit/${params.tipo}/${encodeURIComponent(id)}`}>{draftsTexts.backToForm}</Link>
        </p>
      </PageTitle>
      {draft ? (
        <DraftPanel tipo={params.tipo} id={id} draft={draft} address={address} answer={actionData} />
      ) : (
        <p className="form-notice" role={actionData?.failed ? 'alert' : undefined}>
          {actionData?.message ?? draftsTexts.gone}
        </p>
      )}
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
