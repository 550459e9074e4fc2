import { writeDocument } from '../../documents/core/document-door.server.ts'
import { findRow, lockKind, toFields } from '../../documents/core/document-rows.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { prepareDraft } from '../../documents/core/write-draft.server.ts'
import type { Database } from '../../platform/db/tables.ts'

/** The colour chosen for a category, and its `updatedAt` when the form was opened. */
export type ChosenColor = { id: string; color: string; openedAt: string }

type Colored =
  | { status: 'saved'; ids: string[] }
  /** These were changed or deleted by another user meanwhile; nothing is saved. */
  | { status: 'conflict'; names: string[] }
  | { status: 'invalid'; message: string }

type Saving = { chosen: readonly ChosenColor[]; accountId: string; now: string }

/** Saves the colours of categories, all or none. Unchanged categories are not written. */
export async function saveColors(db: Database, kind: DocumentKind, saving: Saving): Promise<Colored> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    const { chosen, accountId, now } = saving
    const rows = await Promise.all(chosen.map(({ id }) => findRow(transaction, kind, id)))
    const changed = chosen
      .map((one, index) => ({ one, row: rows[index] }))
      .filter(({ one, row }) => row?.color !== one.color)
    const lost = changed.filter(({ one, row }) => row?.updatedAt !== one.openedAt)
    if (lost.length > 0)
      return { status: 'conflict', names: lost.map(({ one, row }) => String(row?.name ?? one.id)) }
    const writes = changed.flatMap(({ one, row }) => {
      const write = row && prepareDraft(kind, { ...toFields(kind, row), color: one.color })
      return write ? [{ one, write }] : []
    })
    for (const { write } of writes)
      if (!write.ok) return { status: 'invalid', message: Object.values(write.errors)[0] ?? '' }
    for (const { one, write } of writes) {
      const author = { accountId, formId: null }
      if (write.ok) await writeDocument(transaction, kind, { ...one, write, author, now })
    }
    return { status: 'saved', ids: writes.map(({ one }) => one.id) }
  })
}
