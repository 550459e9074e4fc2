import { type ReactNode, useEffect, useRef } from 'react'
import { data, Form } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { requireWriter, writableKinds } from '../../documents/core/document-access.server.ts'
import { binDays, restoreDocument } from '../../documents/core/document-bin.server.ts'
import { services } from '../../platform/http/app-context.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { TimeStamp } from '../../ui/components/times.tsx'
import type { Route } from './+types/bin-page.ts'
import { listBinForPage } from './bin-list.server.ts'
import { documentsTexts } from './documents-texts.ts'
import { restoreFailureMessage } from './restore-messages.ts'

export { revalidateOnConflict as shouldRevalidate } from '../../platform/http/page-handle.ts'

export const handle = { hydrate: true }

/** /editor/papelera: deleted documents that can be restored. */
export async function loader({ context }: Route.LoaderArgs) {
  const account = await requireEditor(context)
  const documents = await listBinForPage(
    services(context).db,
    writableKinds(services(context).registry, account),
    new Date().toISOString(),
  )
  return { documents, days: binDays }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireEditor(context)
  const form = await readForm(request)
  const kindSlug = String(form.get('tipo'))
  const kind = services(context).registry.find(kindSlug)
  const { id: accountId } = await requireWriter(context, kind)
  if (!kind) return data({ message: documentsTexts.restoreGone }, { status: 404 })
  const change = { binId: String(form.get('binId')), author: { accountId }, now: new Date().toISOString() }
  const result = await restoreDocument(services(context).db, kind, change)
  if (result.status !== 'restored') return data({ message: restoreFailureMessage(result) }, { status: 409 })
  recordAudit(context, { action: 'restore', accountId, tipo: kindSlug, id: result.id })
  return data({ message: documentsTexts.restored(String(form.get('title'))) })
}

export default function BinPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { documents, days } = loaderData
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (actionData) status.current?.focus()
  }, [actionData])
  return (
    <div className="page">
      <PageHead title={documentsTexts.binTitle} />
      <PageTitle heading={documentsTexts.binTitle} intro={documentsTexts.binNote(days)} />
      <p ref={status} role="status" tabIndex={-1} className={actionData ? 'form-notice' : undefined}>
        {actionData?.message}
      </p>
      {documents.length === 0 && <p className="empty">{documentsTexts.binEmpty}</p>}
      <ul className="document-list">
        {documents.map(({ id, tipo: kindSlug, kind, title, deletedAt, deletedBy, daysLeft }) => (
          <li key={id} className="panel document-row">
            <div>
              <p className="card-label">{kind}</p>
              <h2>{title}</h2>
              <p className="note">
                {documentsTexts.deletedOn} <TimeStamp iso={deletedAt} />
                {deletedBy && ` ${documentsTexts.by(deletedBy)}`}. {documentsTexts.daysLeft(daysLeft)}.
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="tipo" value={kindSlug} />
              <input type="hidden" name="binId" value={id} />
              <input type="hidden" name="title" value={title} />
              <button type="submit" className="button button-small">
                {documentsTexts.restore}
                <span className="visually-hidden"> {title}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  )
}
