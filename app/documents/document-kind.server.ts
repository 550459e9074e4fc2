import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../db/tables.ts'
import { type FieldErrors, parseFields } from '../ui/parse-form.ts'
import type { EditingTexts } from './editing-texts.ts'
import type { Tipo } from './tipo.ts'

export type DocumentTable = 'syllabus' | 'topics' | 'blog_posts' | 'tools' | 'challenges' | 'problems'
export type WriteResult =
  | { status: 'saved'; id: string }
  | { status: 'slug-taken' | 'name-taken' | 'id-taken'; id: string }
  | { status: 'not-found' }
  | { status: 'category-not-found' }
export type RemoveResult =
  | { status: 'deleted' }
  | { status: 'not-found' }
  | { status: 'in-use'; topics: number }

/** When something is written; `id` for a new document whose id does not come from its slug. */
export type Stamp = { now: string; id?: string }

/** A draft that its schema has passed, ready to be written. */
export type PreparedWrite = {
  create: (db: Database, stamp: Stamp) => Promise<WriteResult>
  update: (db: Database, id: string, stamp: { now: string }) => Promise<WriteResult>
  /** As `update`, but what was left empty keeps the value that the document has. */
  replace: (db: Database, id: string, stamp: { now: string }) => Promise<WriteResult>
}

/** All that the editor must know of a noun to save, keep, bin and bring back its documents. */
export type DocumentKind = {
  tipo: Tipo
  table: DocumentTable
  /** The fields of its form, which are columns of its table. */
  fields: readonly string[]
  /** The column that names a document to people. */
  titleField: 'title' | 'name'
  /** The field that no two documents may share. */
  uniqueField: 'slug' | 'name' | undefined
  texts: EditingTexts
  /** By what its list is sorted, then by id, where the list comes in parts. */
  listedBy?: { column: string; descending: boolean }
  /** What a shorter form of the noun writes, where there is one. */
  short?: DocumentKind
  prepare: (
    fields: Record<string, unknown>,
  ) => { ok: true; write: PreparedWrite } | { ok: false; errors: FieldErrors }
  remove: (db: Database, id: string) => Promise<RemoveResult>
  /** Removes many, and gives the ids of those that are gone; what is in use stays. */
  removeAll: (db: Database, ids: readonly string[]) => Promise<string[]>
}

type KindOf<Draft> = Omit<DocumentKind, 'prepare' | 'removeAll'> & {
  /** Left out where nothing keeps a document from being removed. */
  removeAll?: DocumentKind['removeAll']
  schema: z.ZodType<Draft>
  create: (db: Database, draft: Draft, stamp: Stamp) => Promise<WriteResult>
  update: (db: Database, id: string, draft: Draft, stamp: { now: string }) => Promise<WriteResult>
}

/** Joins the schema and the repository of a noun to one kind of document. */
export function defineKind<Draft>({ schema, create, update, ...kind }: KindOf<Draft>): DocumentKind {
  return {
    removeAll: (db, ids) => removeRows(db, kind.table, ids),
    ...kind,
    prepare(fields) {
      const parsed = parseFields(schema, fields)
      if (!parsed.ok) return parsed
      const draft = parsed.value
      const filled = parseFields(schema, withoutBlanks(fields))
      if (!filled.ok) return filled
      return {
        ok: true,
        write: {
          create: (db, stamp) => create(db, draft, stamp),
          update: (db, id, stamp) => update(db, id, draft, stamp),
          replace: (db, id, stamp) => update(db, id, filled.value, stamp),
        },
      }
    },
  }
}

function withoutBlanks(fields: Record<string, unknown>): Record<string, unknown> {
  const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value)))
}

async function removeRows(db: Database, table: DocumentTable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)} where id in (${sql.join(ids)}) returning id`.execute(db)
  return rows.map(({ id }) => id)
}
