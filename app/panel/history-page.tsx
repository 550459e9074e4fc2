import type { ReactNode } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { restoreVersion } from '../documents/document-bin.server.ts'
import { Difference } from '../editor/difference.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { readForm } from '../ui/read-form.server.ts'
import type { Route } from './+types/history-page.ts'
import { ClockTime } from './clock-time.tsx'
import { findKind } from './document-kinds.server.ts'
import { documentsTexts } from './documents-texts.ts'
import { loadHistory } from './history.server.ts'
import { restoreMessages } from './restore-messages.ts'

export const handle = { hydrate: true }

/** /editor/historial/{tipo}/{id}: who saved what and when; `?version=…` shows how it differs from today. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  await requireAdmin(context)
  const kind = findKind(params.tipo)
  if (!kind) throw data(null, { status: 404 })
  const versionId = new URL(request.url).searchParams.get('version')
  return loadHistory(context.get(databaseContext), kind, { id: params.id, versionId })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  const kind = findKind(params.tipo)
  if (!kind) throw data(null, { status: 404 })
  const form = await readForm(request)
  const result = await restoreVersion(context.get(databaseContext), kind, {
    documentId: params.id,
    versionId: String(form.get('version')),
    openedAt: String(form.get('openedAt')),
    author: { accountId },
    now: new Date().toISOString(),
  })
  if (result.status !== 'restored') return data({ message: restoreMessages[result.status] }, { status: 409 })
  recordAudit(context, { action: 'restore', accountId, tipo: params.tipo, id: params.id })
  throw redirect(`/editor/historial/${params.tipo}/${encodeURIComponent(params.id)}`, 303)
}

export default function HistoryPage({ loaderData, actionData, params }: Route.ComponentProps): ReactNode {
  const { title, versions, chosen, current, openedAt } = loaderData
  return (
    <div className="page">
      <PageHead title={documentsTexts.historyTitle} />
      <div className="page-title">
        <h1>
          {documentsTexts.historyTitle}: {title}
        </h1>
        <p>{documentsTexts.historyNote}</p>
        <p>
          <Link to={`/edit/${params.tipo}/${encodeURIComponent(params.id)}`}>
            {documentsTexts.backToForm}
          </Link>
        </p>
      </div>
      {actionData && (
        <p role="alert" className="form-notice form-notice-error">
          {actionData.message}
        </p>
      )}
      {versions.length < 2 && <p className="empty">{documentsTexts.historyEmpty}</p>}
      <ol className="document-list">
        {versions.map(({ id, savedAt, savedBy, isCurrent }) => (
          <li key={id} className="panel document-row">
            <p>
              <ClockTime iso={savedAt} /> · {savedBy}
            </p>
            {isCurrent ? (
              <span className="tag">{documentsTexts.current}</span>
            ) : (
              <Link className="button button-quiet button-small" to={`?version=${id}`} preventScrollReset>
                {documentsTexts.see}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {chosen && (
        <section className="panel section" aria-labelledby="version">
          <h2 id="version">
            {documentsTexts.version}: <ClockTime iso={chosen.savedAt} />
          </h2>
          <Difference
            before={chosen.fields}
            after={current}
            beforeTitle={documentsTexts.before}
            afterTitle={documentsTexts.now}
          />
          <Form method="post" className="buttons">
            <input type="hidden" name="version" value={chosen.id} />
            <input type="hidden" name="openedAt" value={openedAt} />
            <button type="submit" className="button">
              {documentsTexts.restoreVersion}
            </button>
          </Form>
        </section>
      )}
    </div>
  )
}
