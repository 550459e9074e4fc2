import { writeDocument } from '../../documents/core/document-door.server.ts'
import { saveVersion } from '../../documents/core/document-history.server.ts'
import { lockKind } from '../../documents/core/document-rows.server.ts'
import { importMessages } from '../../documents/core/document-texts.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { insertDraft } from '../../documents/core/write-draft.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type Plan, type Planning, planDocument } from './plan-document.server.ts'
import { readStaged } from './stage-folder.server.ts'
import type { ReportRow, Staged, StagedDocument } from './staged.ts'

export type DocumentImport = {
  registry: Registry
  planning: Planning
  /** The importing account; null for a command. */
  accountId: string | null
  now: string
  /** Dry run: reports the planned changes and writes nothing. */
  isTrial: boolean
  onRow: (row: ReportRow) => void
}

// Per transaction, so that others can save in between and completed batches are kept.
const documentsAtOnce = 20

/**
 * Imports the documents of a set in batches, those that others refer to first. Documents already imported are
 * skipped.
 */
export async function importDocuments(
  db: Database,
  { folder, kinds }: Staged,
  options: DocumentImport,
): Promise<void> {
  for (const { tipo: kindSlug } of kinds) {
    const kind = options.registry.find(kindSlug)
    if (!kind) continue
    for await (const batch of readStaged(folder, kindSlug, documentsAtOnce)) {
      const rows = await importBatch(db, kind, batch, options)
      for (const row of rows) options.onRow(row)
    }
  }
}

async function importBatch(
  db: Database,
  kind: DocumentKind,
  batch: readonly StagedDocument[],
  options: DocumentImport,
): Promise<ReportRow[]> {
  const work = async (transaction: Database): Promise<ReportRow[]> => {
    if (!options.isTrial) await lockKind(transaction, kind)
    const rows: ReportRow[] = []
    for (const staged of batch) {
      const plan = await planDocument(transaction, kind, staged, options.planning)
      const row = options.isTrial ? plan.row : await carryOut(transaction, kind, { staged, plan }, options)
      if (row.status !== 'wrong' && plan.act !== 'leave')
        options.planning.references.add(kind, plan, plan.act === 'create' ? plan.id : plan.existing.id)
      rows.push(row)
    }
    return rows
  }
  return options.isTrial ? work(db) : db.transaction().execute(work)
}

type Task = { staged: StagedDocument; plan: Plan }

async function carryOut(
  db: Database,
  kind: DocumentKind,
  task: Task,
  options: DocumentImport,
): Promise<ReportRow> {
  const { plan } = task
  if (plan.act === 'create') return create(db, kind, { ...task, plan }, options)
  if (plan.act !== 'replace') return plan.row
  const { existing, draft } = plan
  const outcome = await writeDocument(db, kind, {
    id: existing.id,
    write: { ok: true, draft, replacement: draft },
    openedAt: existing.updatedAt,
    author: { accountId: options.accountId },
    now: options.now,
  })
  if (outcome.status === 'saved') return plan.row
  const message =
    outcome.status === 'invalid'
      ? Object.values(outcome.errors).join(' ')
      : importMessages.failed[outcome.status]
  return { ...plan.row, status: 'wrong', message }
}

async function create(
  db: Database,
  kind: DocumentKind,
  { staged, plan }: Task & { plan: Extract<Plan, { act: 'create' }> },
  { accountId, now }: DocumentImport,
): Promise<ReportRow> {
  const createdAt = staged.createdAt ?? now
  const stamps = { id: plan.id, createdAt, updatedAt: staged.updatedAt ?? createdAt }
  const result = await insertDraft(db, kind, plan.draft, { now, stamps })
  if (result.status === 'invalid')
    return { ...plan.row, status: 'wrong', message: Object.values(result.errors).join(' ') }
  if (result.status === 'taken') return { ...plan.row, status: 'wrong', message: importMessages.failed.taken }
  // Documents imported by a command have no author, like the sample content.
  if (accountId !== null) await saveVersion(db, kind, result.row, { accountId })
  return plan.row
}
