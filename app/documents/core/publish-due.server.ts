import { madridDate } from '../../platform/dates/madrid-date.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { FieldErrors } from '../../ui/forms/parse-form.ts'
import { labelsOf } from './define-document.ts'
import { type SaveOutcome, writeDocument } from './document-door.server.ts'
import { saveOverview } from './document-overview.server.ts'
import { type DocumentRow, lockKind } from './document-rows.server.ts'
import { publicationTexts } from './document-texts.ts'
import type { DocumentDraft } from './draft-rows.server.ts'
import type { FieldTexts } from './field.ts'
import { findState } from './latest-state.server.ts'
import type { Registry } from './registry.server.ts'
import type { DocumentKind, ServedDocument } from './serve-document.server.ts'
import { type PreparedDraft, prepareDraft } from './write-draft.server.ts'

// Maximum number of drafts published per call; the caller calls again at once.
const atOnce = 100

/** Returns the texts of a draft for publication. If the kind has a visibility flag, it is set. */
export function toPublish(kind: DocumentKind, fields: FieldTexts): FieldTexts {
  const [column, operator, value] = kind.visible?.({ today: madridDate(new Date()) }) ?? []
  return column !== undefined && operator === '=' ? { ...fields, [column]: String(value) } : fields
}

/**
 * Validates a draft for publication. Returns `changed` if the published document has changed since the draft
 * was written.
 */
export function prepareToPublish(
  kind: DocumentKind,
  draft: DocumentDraft,
  published: DocumentRow | undefined,
): PreparedDraft | 'changed' {
  if ((published?.updatedAt ?? null) !== draft.baseUpdatedAt) return 'changed'
  return prepareDraft(kind, toPublish(kind, draft.fields))
}

/** Publishes the due drafts and returns their number. Concurrent instances publish each draft once. */
export async function publishDue(db: Database, registry: Registry, now: string): Promise<number> {
  const due = await db
    .selectFrom('document_drafts')
    .select(['tipo', 'id'])
    .where('publishAt', '<=', now)
    .where('problem', 'is', null)
    .orderBy('publishAt')
    .limit(atOnce)
    .execute()
  let count = 0
  for (const { tipo: kindSlug, id } of due) {
    const kind = registry.find(kindSlug)
    if (kind && (await publishOne(db, kind, { id, now }))) count += 1
  }
  return count
}

/** Returns the time of the next scheduled draft, or undefined. */
export async function findNextDue(db: Database): Promise<string | undefined> {
  const next = await db
    .selectFrom('document_drafts')
    .select('publishAt')
    .where('publishAt', 'is not', null)
    .where('problem', 'is', null)
    .orderBy('publishAt')
    .limit(1)
    .executeTakeFirst()
  return next?.publishAt ?? undefined
}

function publishOne(
  db: Database,
  kind: DocumentKind,
  { id, now }: { id: string; now: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockKind(transaction, kind)
    const state = await findState(transaction, kind, id)
    const draft = state?.draft
    // Another instance has already published it, or the author has changed the date.
    if (!state || !draft?.publishAt || draft.publishAt > now || draft.problem !== null) return false
    const problem = await tryToPublish(transaction, kind, { state, now })
    if (problem === undefined) return true
    await transaction
      .updateTable('document_drafts')
      .set({ problem })
      .where('tipo', '=', kind.tipo)
      .where('id', '=', id)
      .execute()
    await saveOverview(transaction, kind, id)
    return false
  })
}

type Due = { state: NonNullable<Awaited<ReturnType<typeof findState>>>; now: string }

/** Publishes a draft. Returns the reason if that failed, undefined otherwise. */
async function tryToPublish(
  db: Database,
  kind: DocumentKind,
  { state, now }: Due,
): Promise<string | undefined> {
  const { draft, published, id } = state
  if (!draft) return undefined
  const write = prepareToPublish(kind, draft, published)
  if (write === 'changed') return publicationTexts.changed
  if (!write.ok) return describeErrors(kind, write.errors)
  const author = { accountId: draft.savedBy, formId: null }
  const openedAt = state.latest.updatedAt
  return describe(kind, await writeDocument(db, kind, { id, write, openedAt, author, now }))
}

function describe(kind: DocumentKind, outcome: SaveOutcome): string | undefined {
  switch (outcome.status) {
    case 'saved':
      return undefined
    case 'invalid':
      return describeErrors(kind, outcome.errors)
    case 'taken':
      return publicationTexts.taken(kind.fields[outcome.field]?.label ?? outcome.field)
    case 'exists':
      return publicationTexts.exists
    case 'conflict':
    case 'not-found':
      return publicationTexts.changed
  }
}

function describeErrors(kind: DocumentKind, errors: FieldErrors): string {
  const labels = labelsOf(kind)
  const names = Object.keys(errors)
  return publicationTexts.wrong(
    names.map((name) => labels[name] ?? name),
    [...new Set(Object.values(errors))],
  )
}

/** Clears the publication time of a draft, which then stays a draft until it is published by hand. */
export async function unschedule(db: Database, kind: ServedDocument, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('document_drafts')
      .set({ publishAt: null, problem: null })
      .where('tipo', '=', kind.tipo)
      .where('id', '=', id)
      .execute()
    await saveOverview(transaction, kind, id)
  })
}
