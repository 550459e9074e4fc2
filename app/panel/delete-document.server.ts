import type { RouterContextProvider } from 'react-router'
import { recordAudit } from '../accounts/audit-context.ts'
import { databaseContext } from '../db/database-context.ts'
import { requireWriter } from '../documents/document-access.server.ts'
import { deleteDocument, findInBin } from '../documents/document-bin.server.ts'
import { registryContext } from '../documents/registry.server.ts'
import { referenceTexts } from '../documents/words.ts'

/** `binId`: by which a deleted document comes back from the bin, where its title is too. */
type DeleteAnswer =
  | { status: 'deleted'; binId: string | undefined; title: string | undefined }
  | { status: 'not-found' }
  | { status: 'refused'; message: string }
type Context = Readonly<RouterContextProvider>

/** Moves a document to the bin for whoever may write its kind. Throws for everybody else. */
export async function answerDelete(
  context: Context,
  { tipo, id }: { tipo: string; id: string },
): Promise<DeleteAnswer> {
  const kind = context.get(registryContext).find(tipo)
  const { id: accountId } = await requireWriter(context, kind)
  if (!kind) return { status: 'not-found' }
  const now = new Date().toISOString()
  const db = context.get(databaseContext)
  const result = await deleteDocument(db, kind, { id, author: { accountId }, now })
  if (result.status === 'in-use')
    return { status: 'refused', message: referenceTexts.inUse(result.words, result.count) }
  if (result.status === 'not-found') return { status: 'not-found' }
  recordAudit(context, { action: 'delete', accountId, tipo, id })
  const binned = await findInBin(db, kind, id)
  return { status: 'deleted', binId: binned?.id, title: binned?.title }
}
