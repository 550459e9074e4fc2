import type { RouterContextProvider } from 'react-router'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { requireWriter } from '../../documents/core/document-access.server.ts'
import { deleteDocument, findInBin } from '../../documents/core/document-bin.server.ts'
import { referenceTexts } from '../../documents/core/words.ts'
import { services } from '../../platform/http/app-context.ts'

/** `binId`: the id that restores a deleted document from the bin, where its title is stored too. */
type DeleteAnswer =
  | { status: 'deleted'; binId: string | undefined; title: string | undefined }
  | { status: 'not-found' }
  | { status: 'refused'; message: string }
type Context = Readonly<RouterContextProvider>

/** Moves a document to the bin. Throws if the user may not write its kind. */
export async function answerDelete(
  context: Context,
  { tipo: kindSlug, id }: { tipo: string; id: string },
): Promise<DeleteAnswer> {
  const kind = services(context).registry.find(kindSlug)
  const { id: accountId } = await requireWriter(context, kind)
  if (!kind) return { status: 'not-found' }
  const now = new Date().toISOString()
  const { db } = services(context)
  const result = await deleteDocument(db, kind, { id, author: { accountId }, now })
  if (result.status === 'in-use')
    return { status: 'refused', message: referenceTexts.inUse(result.words, result.count) }
  if (result.status === 'not-found') return { status: 'not-found' }
  recordAudit(context, { action: 'delete', accountId, tipo: kindSlug, id })
  const binned = await findInBin(db, kind, id)
  return { status: 'deleted', binId: binned?.id, title: binned?.title }
}
