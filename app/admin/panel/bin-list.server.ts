import { type BinnedDocument, binDays, listBin } from '../../documents/core/document-bin.server.ts'
import { listAccountEmails } from '../../documents/core/document-history.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'

const dayMs = 86_400_000

type ListedDeletion = Omit<BinnedDocument, 'deletedBy'> & {
  kind: string
  /** The e-mail address of the account that deleted it, if known. */
  deletedBy: string | null
  daysLeft: number
}

/**
 * The documents of these kinds in the bin, with names instead of ids. Expired ones that wait for the purge
 * are left out.
 */
export async function listBinForPage(
  db: Database,
  kinds: readonly DocumentKind[],
  now: string,
): Promise<ListedDeletion[]> {
  const documents = await listBin(db, { tipos: kinds.map(({ tipo: kindSlug }) => kindSlug) })
  const emails = await listAccountEmails(
    db,
    documents.map(({ deletedBy }) => deletedBy),
  )
  return documents
    .map((document) => {
      return {
        ...document,
        kind: kinds.find(({ tipo: kindSlug }) => kindSlug === document.tipo)?.texts.name ?? document.tipo,
        deletedBy: emails.get(document.deletedBy ?? '') ?? null,
        daysLeft: Math.ceil((Date.parse(document.deletedAt) + binDays * dayMs - Date.parse(now)) / dayMs),
      }
    })
    .filter(({ daysLeft }) => daysLeft > 0)
}
