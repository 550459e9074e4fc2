import { data, type RouterContextProvider, redirect } from 'react-router'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { services } from '../../platform/http/app-context.ts'
import { publicationTexts } from '../core/document-texts.ts'
import { makePreview, revokePreview } from '../core/preview-links.server.ts'
import { unschedule } from '../core/publish-due.server.ts'
import type { DocumentKind } from '../core/serve-document.server.ts'
import { discardDraft, unpublish } from '../core/unpublish.server.ts'
import { hasPreview } from './describe-draft.server.ts'
import { draftActions } from './draft-actions.ts'
import { draftsTexts } from './drafts-texts.ts'
import type { DraftAnswer } from './use-draft-change.ts'

type Context = Readonly<RouterContextProvider>
type Change = { id: string; action: string; accountId: string }
type Answer = ReturnType<typeof data<DraftAnswer>>

/** Executes the action of a draft's button. Throws a redirect if the draft no longer exists afterwards. */
export async function changeDraft(context: Context, kind: DocumentKind, change: Change): Promise<Answer> {
  const { db } = services(context)
  const named = { tipo: kind.tipo, id: change.id }
  switch (change.action) {
    case draftActions.preview:
      return preview(context, kind, change)
    case draftActions.revoke:
      await revokePreview(db, named)
      return data({ message: draftsTexts.revoked })
    case draftActions.unschedule:
      await unschedule(db, kind, change.id)
      return data({ message: draftsTexts.unscheduled })
    case draftActions.discard:
      return discard(context, kind, change)
    case draftActions.unpublish:
      return answerUnpublish(context, kind, change)
    default:
      throw data(null, { status: 400 })
  }
}

async function preview(context: Context, kind: DocumentKind, { id }: Change): Promise<Answer> {
  const now = new Date().toISOString()
  const made = hasPreview(kind)
    ? await makePreview(services(context).db, { tipo: kind.tipo, id, now })
    : undefined
  if (!made) return data({ message: draftsTexts.gone, failed: true }, { status: 404 })
  const address = `${services(context).requestInfo.origin}/vista-previa/${made.token}`
  return data({ preview: { address, endsAt: made.endsAt } }, { headers: { 'Cache-Control': 'no-store' } })
}

async function discard(context: Context, kind: DocumentKind, change: Change): Promise<Answer> {
  const { id, accountId } = change
  const now = new Date().toISOString()
  const result = await discardDraft(services(context).db, kind, { id, author: { accountId }, now })
  if (result.status === 'not-found') return data({ message: draftsTexts.gone, failed: true }, { status: 404 })
  recordAudit(context, { action: 'draft-discarded', accountId, tipo: kind.tipo, id })
  throw redirect(result.status === 'binned' ? '/editor/papelera' : formOf(kind, id), 303)
}

async function answerUnpublish(context: Context, kind: DocumentKind, change: Change): Promise<Answer> {
  const { id, accountId } = change
  const now = new Date().toISOString()
  const result = await unpublish(services(context).db, kind, { id, author: { accountId }, now })
  if (result.status === 'not-found') return data({ message: draftsTexts.gone, failed: true }, { status: 404 })
  if (result.status === 'in-use') {
    const message = publicationTexts.takeBackInUse(result.words, result.count)
    return data({ message, failed: true }, { status: 409 })
  }
  recordAudit(context, { action: 'unpublish', accountId, tipo: kind.tipo, id })
  throw redirect(formOf(kind, id), 303)
}

function formOf({ tipo: kindSlug }: DocumentKind, id: string): string {
  return `/edit/${kindSlug}/${encodeURIComponent(id)}`
}
