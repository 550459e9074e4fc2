import { sql } from 'kysely'
import type { Database } from '../../platform/db/tables.ts'
import { slugify } from '../../platform/markdown/slug.ts'
import { findSlug, newId } from './define-document.ts'
import type { DocumentRow } from './document-rows.server.ts'
import type { DocumentKind } from './serve-document.server.ts'

/**
 * Adds a missing slug to a row, such as one stored before its kind had slugs. The slug is derived as in a
 * form, or from the id, with a numeric suffix if it is taken.
 */
export async function nameRow(db: Database, kind: DocumentKind, row: DocumentRow): Promise<DocumentRow> {
  const slug = findSlug(kind.fields)
  if (!slug || row[slug.name]) return row
  const base = slugify(String(row[slug.of] ?? '')) || slugify(row.id) || kind.words.one
  const { rows } = await sql<{ slug: string }>`
    select ${sql.ref(slug.name)} as slug from ${sql.table(kind.table)}
    where ${sql.ref(slug.name)} = ${base} or ${sql.ref(slug.name)} like ${`${base}-%`}`.execute(db)
  const taken = new Set([newId, ...rows.map((other) => other.slug)])
  let free = base
  for (let number = 2; taken.has(free); number++) free = `${base}-${number}`
  return { ...row, [slug.name]: free }
}
