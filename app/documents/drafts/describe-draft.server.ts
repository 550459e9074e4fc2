import type { Database } from '../../platform/db/tables.ts'
import { listAccountEmails } from '../core/document-history.server.ts'
import type { DocumentState } from '../core/latest-state.server.ts'
import type { DocumentKind } from '../core/serve-document.server.ts'
import type { DraftInfo } from './draft-info.ts'

/** Returns true if visitors can see documents of a kind, on their own page or in a list. */
export function hasPreview({ access, list, pageOf }: DocumentKind): boolean {
  if (pageOf) return true
  return access.read === 'everyone' && !list.startsWith('/editor')
}

/** Describes the draft of a document; null if it has none. */
export async function describeDraft(
  db: Database,
  kind: DocumentKind,
  { draft, published }: DocumentState,
): Promise<DraftInfo | null> {
  if (!draft) return null
  const { updatedAt: savedAt, savedBy, publishAt, problem, previewEndsAt } = draft
  const emails = await listAccountEmails(db, [savedBy])
  const isOpen = previewEndsAt !== null && previewEndsAt > new Date().toISOString()
  return {
    savedAt,
    publishAt,
    problem,
    hasPreview: hasPreview(kind),
    isPublished: published !== undefined,
    savedBy: emails.get(savedBy ?? '') ?? null,
    previewEndsAt: isOpen ? previewEndsAt : null,
  }
}
