import { sql } from 'kysely'
import { madridDate } from '../../platform/dates/madrid-date.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type FieldErrors, parseFields } from '../../ui/forms/parse-form.ts'
import { findSlug } from './define-document.ts'
import { saveLinks } from './document-links.server.ts'
import { saveOverview } from './document-overview.server.ts'
import { findLostReference, keepFound } from './document-references.server.ts'
import { type DocumentRow, findOther, findRow, insertRow, overwriteRow } from './document-rows.server.ts'
import { findDraft } from './draft-rows.server.ts'
import type { Column } from './field.ts'
import type { DocumentKind, ServedDocument } from './serve-document.server.ts'
import { referenceTexts } from './words.ts'

/**
 * The columns that a schema produced. Columns left out keep their value, or get their initial one in a new
 * document.
 */
export type Draft = Readonly<Record<string, Column | boolean | undefined>>

/** The outcome of a write. `taken`: another document has the value of a unique field. */
export type WriteResult =
  | { status: 'saved'; row: DocumentRow }
  | { status: 'taken'; id: string; field: string }
  | { status: 'invalid'; errors: FieldErrors }

/** A validated draft. In `replacement`, fields left empty are left out, so that they keep their values. */
export type PreparedDraft =
  | { ok: true; draft: Draft; replacement: Draft }
  | { ok: false; errors: FieldErrors }

/** Validates fields with the schema of their noun. */
export function prepareDraft({ schema }: ServedDocument, fields: Record<string, unknown>): PreparedDraft {
  const draft = parseFields(schema, fields)
  if (!draft.ok) return draft
  const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value)))
  const replacement = parseFields(schema, filled)
  if (!replacement.ok) return replacement
  return { ok: true, draft: draft.value as Draft, replacement: replacement.value as Draft }
}

/** The id and times that an imported or unpublished document preserves. */
type Stamps = { id: string; createdAt: string; updatedAt: string }

type Inserting = { now: string; id?: string | undefined; stamps?: Stamps | undefined }

/**
 * Inserts a document. Its id is its slug, or `id` (generated if absent) for kinds with ids of their own.
 * `stamps` override the id and times.
 */
export async function insertDraft(
  db: Database,
  kind: DocumentKind,
  draft: Draft,
  { now, id: given, stamps }: Inserting,
): Promise<WriteResult> {
  const lost = await findLostReference(db, kind, draft)
  if (lost) return { status: 'invalid', errors: { [lost.field]: referenceTexts.gone(lost.kind.words) } }
  const slug = kind.ownIds ? undefined : findSlug(kind.fields)
  const id = slug ? String(draft[slug.name]) : (given ?? crypto.randomUUID())
  // The id of an unpublished document is reserved, so another document cannot use it.
  if (slug && !stamps && (await findDraft(db, kind, id))) return { status: 'taken', id, field: slug.name }
  const row: DocumentRow = { ...(stamps ?? { id, createdAt: now, updatedAt: now }) }
  for (const name of Object.keys(kind.fields)) row[name] = await columnValue(db, kind, { name, draft, now })
  Object.assign(row, await keepFound(db, kind, row))
  addDerived(kind, row)
  if (await insertRow(db, kind, row)) {
    await saveLinks(db, kind, row)
    await saveOverview(db, kind, row.id)
    return { status: 'saved', row }
  }
  // Another document has the slug, the name, or the id from a former slug.
  const taken = await findOther(db, kind, { ...row, id: '' })
  return { status: 'taken', id: taken?.id ?? row.id, field: taken?.field ?? 'id' }
}

/** Updates the given fields of a document. The id does not change. */
export async function updateDraft(
  db: Database,
  kind: DocumentKind,
  draft: Draft,
  { before, now }: { before: DocumentRow; now: string },
): Promise<WriteResult> {
  const changes = toColumns(draft)
  const other = await findOther(db, kind, { ...changes, id: before.id })
  if (other) return { status: 'taken', ...other }
  const lost = await findLostReference(db, kind, changes)
  if (lost) return { status: 'invalid', errors: { [lost.field]: referenceTexts.gone(lost.kind.words) } }
  const found = await keepFound(db, kind, changes)
  const after: DocumentRow = { ...before, ...changes, ...found, updatedAt: now }
  addDerived(kind, after)
  await overwriteRow(db, kind, after)
  await saveLinks(db, kind, after)
  await saveOverview(db, kind, after.id)
  return { status: 'saved', row: (await findRow(db, kind, before.id)) ?? after }
}

function addDerived({ derived = {} }: DocumentKind, row: DocumentRow): void {
  for (const [column, derive] of Object.entries(derived)) row[column] = derive(row)
}

async function columnValue(
  db: Database,
  { table, fields }: DocumentKind,
  { name, draft, now }: { name: string; draft: Draft; now: string },
): Promise<Column> {
  const value = draft[name]
  if (value !== undefined) return toColumn(value)
  const initial = fields[name]?.initial ?? null
  if (typeof initial !== 'function') return initial
  const next = async (): Promise<number> => {
    const query = sql<{ next: number }>`
      select coalesce(max(${sql.ref(name)}), 0) + 1 as next from ${sql.table(table)}`
    return Number((await query.execute(db)).rows[0]?.next ?? 1)
  }
  return initial({ today: madridDate(new Date(now)), next })
}

/** Converts a draft to column values, without the fields left out. */
export function toColumns(draft: Draft): Record<string, Column> {
  const given = Object.entries(draft).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, toColumn(value)] as const],
  )
  return Object.fromEntries(given)
}

function toColumn(value: Column | boolean): Column {
  return typeof value === 'boolean' ? Number(value) : value
}
