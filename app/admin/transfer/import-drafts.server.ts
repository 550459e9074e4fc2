import { checkFilled } from '../../documents/core/check-filled.ts'
import { lockKind } from '../../documents/core/document-rows.server.ts'
import { importMessages } from '../../documents/core/document-texts.ts'
import { findNamesake } from '../../documents/core/import-draft.server.ts'
import { findState } from '../../documents/core/latest-state.server.ts'
import { destinationOf } from '../../documents/core/publication.ts'
import { writeStoredDraft } from '../../documents/core/save-draft.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { DocumentImport } from './import-documents.server.ts'
import { isId, placePictures } from './plan-document.server.ts'
import { draftsOf, readStaged } from './stage-folder.server.ts'
import type { ReportRow, Staged, StagedDocument } from './staged.ts'
import { transferTexts } from './transfer-texts.ts'

const atOnce = 50

/** Imports the drafts of a set, after its documents: a draft may belong to one of them. */
export async function importDrafts(db: Database, staged: Staged, options: DocumentImport): Promise<void> {
  for (const { tipo: kindSlug } of staged.drafts) {
    const kind = options.registry.find(kindSlug)
    if (!kind) continue
    for await (const batch of readStaged(staged.folder, draftsOf(kindSlug), atOnce)) {
      const work = (transaction: Database): Promise<ReportRow[]> =>
        importBatch(transaction, kind, batch, options)
      const rows = options.isTrial ? await work(db) : await db.transaction().execute(work)
      rows.forEach((row) => void options.onRow(row))
    }
  }
}

async function importBatch(
  db: Database,
  kind: DocumentKind,
  batch: readonly StagedDocument[],
  options: DocumentImport,
): Promise<ReportRow[]> {
  if (!options.isTrial) await lockKind(db, kind)
  const rows: ReportRow[] = []
  for (const staged of batch) rows.push(await importOne(db, kind, staged, options))
  return rows
}

async function importOne(
  db: Database,
  kind: DocumentKind,
  staged: StagedDocument,
  { planning, accountId, now, isTrial }: DocumentImport,
): Promise<ReportRow> {
  const { path, document } = staged
  const row: ReportRow = { path, tipo: kind.tipo, title: '', status: 'wrong', message: '', address: null }
  if (!document.ok) return { ...row, message: document.message }
  const { fields: given, unknown } = planning.references.resolve(kind, document)
  const fields = placePictures(kind, { path, fields: given }, planning.addressOf)
  row.title = (fields[kind.title] ?? '').slice(0, 200)
  const wrong = Object.values(checkFilled(kind, fields))
  if (wrong.length > 0) return { ...row, message: [...new Set(wrong)].join(' ') }
  const own = staged.id === null ? undefined : (planning.references.find(kind.tipo, staged.id) ?? staged.id)
  if (own !== undefined && !isId(own)) return { ...row, message: transferTexts.wrong.id }
  const state = await (own === undefined
    ? findNamesake(db, kind, { fields, id: undefined })
    : findState(db, kind, own))
  const message = [...unknown, ...document.messages, importMessages.draft].join(' ')
  if (state?.draft) {
    if (isSame(state.draft.fields, fields))
      return { ...row, status: 'skipped', message: transferTexts.skipped.same }
    if (!planning.replaces) return { ...row, status: 'skipped', message: transferTexts.skipped.exists }
  }
  const done: ReportRow = { ...row, status: state?.draft ? 'replaced' : 'created', message }
  if (isTrial) return done
  const destination = destinationOf(document.publication, now)
  const outcome = await writeStoredDraft(db, kind, {
    id: state?.id,
    newId: own,
    fields,
    author: { accountId },
    now,
    openedAt: state?.latest.updatedAt,
    publishAt: destination === 'readers' ? null : destination.publishAt,
    documentCreatedAt: staged.documentCreatedAt ?? null,
  })
  if (outcome.status !== 'drafted') return { ...row, message: importMessages.failed.conflict }
  return { ...done, address: `/edit/${kind.tipo}/${encodeURIComponent(outcome.id)}` }
}

function isSame(kept: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(kept), ...Object.keys(given)])
  return [...names].every((name) => (kept[name] ?? '') === (given[name] ?? ''))
}
