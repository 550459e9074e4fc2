import { findSlug, newId, pathOf } from '../../documents/core/define-document.ts'
import { keepFound } from '../../documents/core/document-references.server.ts'
import { type DocumentRow, findOther, findRow } from '../../documents/core/document-rows.server.ts'
import { importMessages } from '../../documents/core/document-texts.ts'
import type { Column, FieldTexts } from '../../documents/core/field.ts'
import { replacePictures, resolvePath } from '../../documents/core/import-paths.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { type Draft, toColumns } from '../../documents/core/write-draft.server.ts'
import { listColumns } from '../../platform/db/table-columns.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { slugify } from '../../platform/markdown/slug.ts'
import { isOwnPath } from '../../ui/forms/picture-address-rule.ts'
import { readDraft } from './read-draft.ts'
import type { ReferenceIndex } from './reference-index.server.ts'
import type { ReportRow, StagedDocument } from './staged.ts'
import { transferTexts } from './transfer-texts.ts'

/** The planned action for a document. */
export type Plan = { row: ReportRow } & (
  | { act: 'leave' }
  | { act: 'create'; id: string; draft: Draft; columns: Columns }
  | { act: 'replace' | 'same' | 'exists'; existing: DocumentRow; id: string; draft: Draft; columns: Columns }
)
type Columns = Record<string, Column>

/** State of the import that planning needs. */
export type Planning = {
  references: ReferenceIndex
  /** Names and ids taken by documents of this import. */
  claims: Map<string, string>
  /** Returns the address of a picture of the set; undefined if it is not uploaded yet. */
  addressOf: (picture: string) => string | undefined
  replaces: boolean
}

/** Decides what an import does with a document, and why; writes nothing. */
export async function planDocument(
  db: Database,
  kind: DocumentKind,
  staged: StagedDocument,
  planning: Planning,
): Promise<Plan> {
  const { document, path } = staged
  const row: ReportRow = { path, tipo: kind.tipo, title: '', status: 'wrong', message: '', address: null }
  if (!document.ok) return leave(row, document.message)
  const { fields: given, unknown } = planning.references.resolve(kind, document)
  const fields = placePictures(kind, { path, fields: given }, planning.addressOf)
  row.title = (fields[kind.title] ?? '').slice(0, 200)
  const nullable = await listNullable(db, kind)
  const read = readDraft(kind, fields, { isWhole: staged.isWhole, nullable })
  const messages = [...unknown, ...document.messages]
  if (!read.ok) return leave(row, [...messages, ...read.messages].join(' '))
  messages.push(...listOutside(kind, fields))
  const columns = toColumns(read.draft)
  const id = idOf(kind, staged, columns)
  if (!isId(id)) return leave(row, transferTexts.wrong.id)
  if (!claim(kind, { ...columns, id }, planning.claims)) return leave(row, transferTexts.wrong.twice)
  const existing = (await findRow(db, kind, id)) ?? (await findNamesake(db, kind, columns))
  row.address = pathOf(kind, { id: existing?.id ?? id, slug: slugOf(columns) }) ?? kind.list
  if (!existing)
    return {
      row: { ...row, status: 'created', message: messages.join(' ') },
      act: 'create',
      id,
      draft: read.draft,
      columns,
    }
  const found = { existing, id, draft: read.draft, columns }
  return planChange(db, kind, { row, messages, found, replaces: planning.replaces })
}

type Found = { existing: DocumentRow; id: string; draft: Draft; columns: Columns }

async function planChange(
  db: Database,
  kind: DocumentKind,
  { row, messages, found, replaces }: { row: ReportRow; messages: string[]; found: Found; replaces: boolean },
): Promise<Plan> {
  const { existing, columns } = found
  const kept = { ...columns, ...(await keepFound(db, kind, columns)) }
  if (Object.entries(kept).every(([name, value]) => existing[name] === value))
    return { row: { ...row, status: 'skipped', message: transferTexts.skipped.same }, act: 'same', ...found }
  if (await findOther(db, kind, { ...columns, id: existing.id }))
    return leave(row, importMessages.failed.taken)
  if (!replaces)
    return {
      row: { ...row, status: 'skipped', message: transferTexts.skipped.exists },
      act: 'exists',
      ...found,
    }
  return { row: { ...row, status: 'replaced', message: messages.join(' ') }, act: 'replace', ...found }
}

function leave(row: ReportRow, message: string): Plan {
  return { row: { ...row, status: 'wrong', message: message || transferTexts.wrong.unread }, act: 'leave' }
}

async function findNamesake(
  db: Database,
  kind: DocumentKind,
  columns: Columns,
): Promise<DocumentRow | undefined> {
  const other = await findOther(db, kind, { ...columns, id: '' })
  return other && findRow(db, kind, other.id)
}

const nullables = new WeakMap<Database, Map<string, ReadonlySet<string>>>()

// Cached per table: the schema does not change during an import.
async function listNullable(db: Database, { table }: DocumentKind): Promise<ReadonlySet<string>> {
  const known = nullables.get(db) ?? new Map<string, ReadonlySet<string>>()
  nullables.set(db, known)
  const found = known.get(table)
  if (found) return found
  const columns = (await listColumns(db, table)).filter(({ isNullable }) => isNullable)
  const names = new Set(columns.map(({ name }) => name))
  known.set(table, names)
  return names
}

/** Replaces the pictures of a document with their uploaded addresses; removes those that have none. */
export function placePictures(
  { fields: definitions }: DocumentKind,
  { path, fields }: { path: string; fields: FieldTexts },
  addressOf: Planning['addressOf'],
): FieldTexts {
  const placed = replacePictures({ path, texts: fields, fields: definitions }, addressOf)
  const entries = Object.entries(placed).filter(
    ([name, address]) =>
      definitions[name]?.pictures !== 'address' || resolvePath(path, address) === undefined,
  )
  return Object.fromEntries(entries)
}

function listOutside({ fields: definitions }: DocumentKind, fields: FieldTexts): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    definitions[name]?.pictures === 'address' && !isOwnPath(value)
      ? [transferTexts.outsidePicture(value.slice(0, 100))]
      : [],
  )
}

function slugOf(columns: Columns): string | null {
  return typeof columns.slug === 'string' ? columns.slug : null
}

/** The id in the document, otherwise the one that the import of many files would give it. */
function idOf(kind: DocumentKind, { id, path }: StagedDocument, columns: Columns): string {
  if (id !== null) return id
  const slug = kind.ownIds ? undefined : findSlug(kind.fields)
  if (slug) return String(columns[slug.name])
  const name = slugify((path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, ''))
  return name === '' || name === newId ? crypto.randomUUID() : name
}

/** Whether a text is a valid document id. */
export function isId(id: string): boolean {
  return id.length > 0 && id.length <= 200 && id !== newId && !/[/\\\s\p{Cc}?#]|^\.{1,2}$/u.test(id)
}

function claim(kind: DocumentKind, columns: Columns & { id: string }, claims: Map<string, string>): boolean {
  const names = ['id', ...kind.unique].flatMap((name) => {
    const value = columns[name]
    return value === undefined || value === null ? [] : [`${kind.tipo}\n${name}\n${value}`]
  })
  if (names.some((name) => claims.has(name))) return false
  for (const name of names) claims.set(name, columns.id)
  return true
}
