import type { Database } from '../../platform/db/tables.ts'
import { listAccountEmails } from '../core/document-history.server.ts'
import type { DocumentState } from '../core/latest-state.server.ts'
import type { DocumentKind } from '../core/serve-document.server.ts'

/** The state of a draft as shown to its authors. */
export type DraftInfo = {
  savedAt: string
  /** The email address of the account that saved it. */
  savedBy: string | null
  publishAt: string | null
  /** Why a scheduled publication failed. */
  problem: string | null
  /** When the preview link expires; null without a link. */
  previewEndsAt: string | null
  /** True if its kind has a page that a preview link can show. */
  hasPreview: boolean
  /** True if an earlier version is published. */
  isPublished: boolean
}

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
