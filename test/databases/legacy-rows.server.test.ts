import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { listBin, restoreDocument } from '../../app/documents/core/document-bin.server.ts'
import { listVersions, saveVersion } from '../../app/documents/core/document-history.server.ts'
import {
  type DocumentRow,
  findRow,
  insertRow,
  overwriteRow,
  toFields,
} from '../../app/documents/core/document-rows.server.ts'
import type { Column } from '../../app/documents/core/field.ts'
import { restoreVersion } from '../../app/documents/core/restore-version.server.ts'
import type { DocumentKind } from '../../app/documents/core/serve-document.server.ts'
import { prepareDraft } from '../../app/documents/core/write-draft.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { registry } from '../../app/start/registry.server.ts'
import { describeOnBothDatabases } from './database-contract.ts'

/** A row as an earlier version stored it. `asks`: fields that its form requires before the next save. */
type Shape = {
  since: string
  says: string
  asks?: string[]
  row: DocumentRow
  needs?: { noun: string; row: DocumentRow }[]
}

const folder = new URL('./legacy-rows/', import.meta.url).pathname
const shapes = globSync('*/*.json', { cwd: folder })
  .sort()
  .map((path) => {
    const shape = JSON.parse(readFileSync(`${folder}${path}`, 'utf8')) as Shape
    return { ...shape, noun: dirname(path), what: basename(path, '.json') }
  })

const kindOf = (kindSlug: string): DocumentKind => registry.get({ tipo: kindSlug })

const author = { accountId: null }
const now = '2027-06-01T10:00:00.000Z'

async function addNeeded(db: Database, needs: Shape['needs']): Promise<void> {
  for (const { noun, row } of needs ?? []) await insertRow(db, kindOf(noun), row)
}

/** The columns of a legacy row that the site still has, except the date of the last change. */
function kept({ fields, derived }: DocumentKind, row: DocumentRow): Record<string, Column> & { id: string } {
  const names = ['createdAt', ...Object.keys(fields), ...Object.keys(derived ?? {})]
  const known = names.filter((name) => name in row).map((name) => [name, row[name] ?? null] as const)
  return { ...Object.fromEntries(known), id: row.id }
}

async function expectWhole(db: Database, kind: DocumentKind, shape: Shape): Promise<void> {
  const row = await findRow(db, kind, shape.row.id)
  expect(row).toMatchObject(kept(kind, shape.row))
  if (!row) return
  const draft = prepareDraft(kind, toFields(kind, row))
  expect(draft.ok ? [] : Object.keys(draft.errors)).toEqual(shape.asks ?? [])
}

it('there is a legacy row of every noun', () => {
  const nouns = new Set(shapes.map(({ noun }) => kindOf(noun).tipo))
  expect([...nouns].sort()).toEqual(registry.kinds.map(({ tipo: kindSlug }) => kindSlug).sort())
})

describeOnBothDatabases('a shape of an earlier version', (open) => {
  it.each(shapes)('is restored from the bin: $noun/$what', async ({ noun, ...shape }) => {
    const db = await open()
    const { row, needs } = shape
    const kind = kindOf(noun)
    await addNeeded(db, needs)
    const binned = {
      id: 'b',
      tipo: kind.tipo,
      documentId: row.id,
      title: 'x',
      deletedAt: now,
      deletedBy: null,
    }
    await db
      .insertInto('deleted_documents')
      .values({ ...binned, snapshot: JSON.stringify(row) })
      .execute()
    expect(await restoreDocument(db, kind, { binId: 'b', author, now })).toEqual({
      status: 'restored',
      id: row.id,
    })
    expect(await listBin(db)).toEqual([])
    await expectWhole(db, kind, shape)
  })

  it.each(shapes)('is restored from the history: $noun/$what', async ({ noun, ...shape }) => {
    const db = await open()
    const { row, needs } = shape
    const kind = kindOf(noun)
    await addNeeded(db, needs)
    await insertRow(db, kind, { ...kept(kind, row), updatedAt: row.updatedAt })
    await saveVersion(db, kind, row, author)
    const changed = { ...kept(kind, row), [kind.title]: 'Otro nombre', updatedAt: now }
    await overwriteRow(db, kind, changed)
    const [version] = await listVersions(db, kind, row.id)
    const request = { documentId: row.id, versionId: version?.id ?? '', openedAt: now, author, now }
    expect(await restoreVersion(db, kind, request)).toMatchObject({ status: 'restored', id: row.id })
    await expectWhole(db, kind, shape)
  })
})
