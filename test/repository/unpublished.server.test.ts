import { globSync, readFileSync } from 'node:fs'
import { PostgresAdapter, sql } from 'kysely'
import { expect, it } from 'vitest'
import { addDocument, sample } from '../../app/documents/core/document-fixture.ts'
import { findDraft } from '../../app/documents/core/draft-rows.server.ts'
import { saveDraft } from '../../app/documents/core/save-draft.server.ts'
import type { DocumentKind } from '../../app/documents/core/serve-document.server.ts'
import { unpublish } from '../../app/documents/core/unpublish.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { registry } from '../../app/start/registry.server.ts'
import { describeOnBothDatabases } from '../databases/database-contract.ts'

/** Tables that only authors read. Pages for readers must not be built from them. */
const writersTables = [
  'document_drafts',
  'document_versions',
  'document_overview',
  'document_terms',
  'document_attention',
]
/** Rooms that may read those tables: screens of authors, and code that stores or transfers whole sites. */
const writersFolders = ['admin/backup', 'platform/db', 'documents/drafts', 'admin/panel', 'admin/transfer']
/** Files of the core, which pages for readers use too, that may read those tables. */
const writersFiles = [
  'document-history',
  'document-links',
  'document-overview',
  'draft-rows',
  'fill-overview',
  'picture-sources',
  'preview-links',
  'publish-due',
  'publish-new',
  'purge-bin',
  'schedule',
].map((name) => `app/documents/core/${name}.server.ts`)

const word = 'Zarabanda'
const now = '2026-11-20T10:00:00.000Z'
const author = { accountId: 'ana' }

/**
 * Fields of a document with the test word in every free text. Documents that it must refer to are created.
 */
async function textsOf(db: Database, kind: DocumentKind, id = ''): Promise<Record<string, string>> {
  const needed = kind.refersTo.filter(({ field, many }) => !many && kind.fields[field]?.required)
  const named: Record<string, string> = {}
  for (const { field, kind: other } of needed) named[field] = await addDocument(db, other)
  const texts = Object.entries(kind.fields).filter(([, { input }]) => input.kind === 'markdown')
  const slug = Object.entries(kind.fields).find(([, field]) => field.slugOf !== undefined)?.[0]
  // A value from a list cannot be the test word.
  const isFree = kind.fields[kind.title]?.input.kind !== 'choice'
  return {
    ...kind.builtIn?.(id),
    ...named,
    ...Object.fromEntries(texts.map(([name]) => [name, `${word} en el texto.`])),
    ...(isFree && { [kind.title]: word }),
    ...(slug && { [slug]: 'zarabanda' }),
  }
}

async function tablesWithWord(db: Database): Promise<string[]> {
  const isServer = db.getExecutor().adapter instanceof PostgresAdapter
  const { rows } = isServer
    ? await sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema()`.execute(db)
    : await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: held } = await sql`select * from ${sql.table(name)}`.execute(db)
    if (JSON.stringify(held).toLowerCase().includes(word.toLowerCase())) found.push(name)
  }
  return found
}

describeOnBothDatabases('what is not published', (open) => {
  it.each(registry.kinds.map((kind) => [kind.tipo, kind] as const))(
    'of «%s» is in no table that readers get anything from',
    async (_kindSlug, kind) => {
      const db = await open()
      const request = { openedAt: undefined, author, now }
      const id = kind.builtIn ? registryIdOf(kind) : undefined
      const fields = sample(kind, await textsOf(db, kind, id))
      const draft = await saveDraft(db, kind, { ...request, id, fields })
      expect(draft.status).toBe('drafted')
      expect(findOthers(await tablesWithWord(db))).toEqual([])
      const publishAt = '2026-12-20T10:00:00.000Z'
      const of = draft.status === 'drafted' ? draft : undefined
      const dated = { ...request, id: of?.id, openedAt: of?.updatedAt, publishAt, fields }
      expect((await saveDraft(db, kind, dated)).status).toBe('drafted')
      expect(findOthers(await tablesWithWord(db))).toEqual([])
    },
  )

  it.each(registry.kinds.filter((kind) => !kind.builtIn).map((kind) => [kind.tipo, kind] as const))(
    'of «%s» is in no such table after unpublishing either',
    async (_kindSlug, kind) => {
      const db = await open()
      const id = await addDocument(db, kind, await textsOf(db, kind), { now })
      expect(findOthers(await tablesWithWord(db))).toContain(kind.table)
      const result = await unpublish(db, kind, { id, author, now: '2026-11-21T10:00:00.000Z' })
      expect(result.status).toBe('taken-back')
      expect(await findDraft(db, kind, id)).toBeDefined()
      expect(findOthers(await tablesWithWord(db))).toEqual([])
    },
  )
})

function findOthers(names: readonly string[]): string[] {
  return names.filter((name) => !writersTables.includes(name))
}

function registryIdOf(kind: DocumentKind): string {
  const id = ['web', 'privacidad'].find((one) => kind.builtIn?.(one))
  if (id === undefined) throw new Error(`no id of ${kind.tipo}`)
  return id
}

it('tables of authors are read only by code of authors and of whole sites', () => {
  const sources = globSync('app/**/*.{ts,tsx}').filter((path) => !/\.test\.ts$|-fixture\.ts$/.test(path))
  const isWriters = (path: string): boolean =>
    writersFiles.includes(path) || writersFolders.some((folder) => path.startsWith(`app/${folder}/`))
  const readers = sources.filter((path) => !isWriters(path))
  expect(readers.length).toBeGreaterThan(500)
  const naming = readers.filter((path) => {
    const text = readFileSync(path, 'utf8')
    return writersTables.some((name) => text.includes(name))
  })
  expect(naming).toEqual([])
})
