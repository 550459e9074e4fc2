import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { describeOnBothUrls } from '../../../test/databases/database-contract.ts'
import { emptyDatabases } from '../../../test/databases/empty-databases.ts'
import { listPictureKeys, readWholeFile } from '../../documents/media/site-files.server.ts'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import { migrations } from '../../platform/db/migrations/all-migrations.ts'
import { RowDigest, type RowValue } from '../../platform/db/row-values.ts'
import { listColumns } from '../../platform/db/table-columns.server.ts'
import { archiveFormat } from './archive-format.server.ts'
import { addPicture, backUp, newFolder, newStore, openTestSite, openUntilTestEnds } from './backup-fixture.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { paddingOf, writeTarHeader } from './tar-header.ts'

type Content = Record<string, string | Buffer>

async function writeTar(content: Content): Promise<string> {
  const path = `${await newFolder()}/copia.tar`
  const blocks = Object.entries(content).flatMap(([name, text]) => {
    const body = Buffer.from(text)
    return [writeTarHeader({ name, size: body.length }, 0), body, Buffer.alloc(paddingOf(body.length))]
  })
  await writeFile(path, Buffer.concat([...blocks, Buffer.alloc(1024)]))
  return path
}

const sha256 = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex')
const pack = (rows: RowValue[][]): Buffer => gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
const digestOf = (rows: RowValue[][]): { rows: number; checksum: string } => {
  const digest = new RowDigest()
  for (const row of rows) digest.add(row)
  return digest.read()
}

type Made = { header?: object; settings?: RowValue[][]; files?: Record<string, string>; manifest?: object }

/** The files of a valid archive with one table; the arguments replace parts of it. */
function makeContent({ header, settings = [['clave', 'valor']], files = {}, manifest }: Made): Content {
  const steps = migrations.map(({ name }) => name)
  const said = {
    format: archiveFormat,
    version: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
    migrations: steps,
    tables: [{ name: 'settings', columns: ['key', 'value'] }],
    ...header,
  }
  const head = JSON.stringify(said)
  const index = Object.entries(files).map(([key, text]) => [key, text.length, sha256(text)])
  const bodies = Object.entries(files).map(([key, text]) => [`files/${key}`, text] as const)
  const end = {
    header: sha256(head),
    tables: { settings: digestOf(settings) },
    files: digestOf(index),
    fileBytes: 0,
    missingFiles: [],
    ...manifest,
  }
  return {
    'engrana.json': head,
    'tables/settings/000001.jsonl.gz': pack(settings),
    ...Object.fromEntries(bodies),
    'index/000001.jsonl.gz': pack(index),
    'manifest.json': JSON.stringify(end),
  }
}

const picture = `blogImages/${'a'.repeat(24)}-80x60-abc.webp`

const wrongArchives: [what: string, content: () => Content, says: RegExp][] = [
  ['files of something else', () => ({ 'nota.txt': 'hola' }), /no es una copia de seguridad de Engrana/],
  ['another format', () => makeContent({ header: { format: 'otra' } }), /no es una copia de seguridad/],
  ['a later format', () => makeContent({ header: { version: 2 } }), /versión más nueva/],
  ['a later schema', () => makeContent({ header: { migrations: ['9999-later'] } }), /versión más nueva/],
  [
    'a path that leaves its folder',
    () => makeContent({ files: { '../../fuera.webp': 'x' } }),
    /no es el nombre/,
  ],
  ['an absolute path', () => makeContent({ files: { '/etc/passwd': 'x' } }), /no es el nombre/],
  [
    'a file that is no picture',
    () => makeContent({ files: { 'blogImages/a.html': '<script>' } }),
    /no es el nombre/,
  ],
  ['something beside the site', () => ({ ...makeContent({}), 'x.sh': 'rm' }), /dañada/],
  ['no end', () => without(makeContent({}), 'manifest.json'), /le falta el final/],
  [
    'fewer rows than it says',
    () => without(makeContent({}), 'tables/settings/000001.jsonl.gz'),
    /«settings»/,
  ],
  ['a file that its index does not name', () => ({ ...withFileOnly() }), /dañada/],
  [
    'rows of another width',
    () => ({ ...makeContent({}), 'tables/settings/000001.jsonl.gz': pack([['uno']]) }),
    /una fila de «settings»/,
  ],
  [
    'a part that unpacks to gigabytes',
    () => ({
      ...makeContent({}),
      'tables/settings/000001.jsonl.gz': gzipSync(Buffer.alloc(33 * 1024 * 1024)),
    }),
    /no se puede descomprimir/,
  ],
]

const refusedByDatabases: typeof wrongArchives = [
  [
    'a later column',
    () => makeContent({ header: { tables: [{ name: 'settings', columns: ['key', 'later'] }] } }),
    /versión más nueva/,
  ],
  [
    'rows that break the rules of the tables',
    () =>
      makeContent({
        settings: [
          ['igual', 'a'],
          ['igual', 'b'],
        ],
      }),
    /no admite/,
  ],
]

function without(content: Content, name: string): Content {
  return Object.fromEntries(Object.entries(content).filter(([key]) => key !== name))
}

function withFileOnly(): Content {
  const whole = makeContent({})
  const { 'manifest.json': end = '', ...rest } = whole
  return { ...rest, [`files/${picture}`]: 'x', 'manifest.json': end }
}

it.each(wrongArchives)('a restore rejects %s and changes nothing', async (_what, content, says) =>
  requireRefusal(await emptyDatabases.file(), content(), says),
)

async function requireRefusal(databaseUrl: string, content: Content, says: RegExp): Promise<void> {
  const [path, store] = [await writeTar(content), await newStore()]
  await expect(restoreBackup({ path, databaseUrl, store })).rejects.toThrow(says)
  expect(await listColumns(await openUntilTestEnds(databaseUrl), 'settings')).toEqual([])
  expect(await listPictureKeys(store)).toEqual([])
}

describeOnBothUrls('a restore', (newUrl) => {
  it.each(refusedByDatabases)('rejects %s and changes nothing', async (_what, content, says) =>
    requireRefusal(await newUrl(), content(), says),
  )

  it('rejects a database with tables, and a store with other pictures', async () => {
    const site = await openTestSite(await newUrl(), await newStore(), 1)
    const path = await backUp(site)
    const full = restoreBackup({ path, databaseUrl: site.url, store: await newStore() })
    await expect(full).rejects.toThrow(/no está vacía/)
    await addPicture(site.db, site.store, 9)
    const other = restoreBackup({ path, databaseUrl: await newUrl(), store: site.store })
    await expect(other).rejects.toThrow(/almacén de imágenes no está vacío/)
  })

  it('leaves nothing behind after a failure, and can be repeated', async () => {
    const site = await openTestSite(await newUrl(), await newStore())
    const path = await backUp(site)
    const [databaseUrl, store] = [await newUrl(), await newStore()]
    let left = 3
    const failing = {
      ...store,
      put: (...args: Parameters<typeof store.put>) => (left-- > 0 ? store.put(...args) : fail()),
    }
    await expect(restoreBackup({ path, databaseUrl, store: failing })).rejects.toThrow('the store is full')
    expect(await listPictureKeys(store)).toEqual([])
    await restoreBackup({ path, databaseUrl, store })
    expect(await listPictureKeys(store)).toHaveLength(6)
  })

  it('keeps the pictures of an interrupted restore, and resumes', async () => {
    const site = await openTestSite(await newUrl(), await newStore())
    const path = await backUp(site)
    const [databaseUrl, store] = [await newUrl(), await newStore()]
    const [first = ''] = await listPictureKeys(site.store)
    await store.put(first, (await readWholeFile(site.store, first)) ?? new Uint8Array(), 'image/webp')
    const failing = { ...store, put: fail }
    await expect(restoreBackup({ path, databaseUrl, store: failing })).rejects.toThrow('the store is full')
    expect(await listPictureKeys(store)).toEqual([first])
    await restoreBackup({ path, databaseUrl, store })
    expect(await listPictureKeys(store)).toHaveLength(6)
  })

  it('migrates a backup of an older version', async () => {
    const older = await newUrl()
    const db = await openUntilTestEnds(older)
    await migrateToLatest(db, migrations.slice(0, 15))
    await sql`insert into settings (key, value) values ('desde', 'antes')`.execute(db)
    const store = await newStore()
    const path = await backUp({ url: older, store })
    const databaseUrl = await newUrl()
    await restoreBackup({ path, databaseUrl, store })
    const restored = await openUntilTestEnds(databaseUrl)
    expect(await restored.selectFrom('settings').selectAll().execute()).toEqual([
      { key: 'desde', value: 'antes' },
    ])
    expect(await restored.selectFrom('attempts').selectAll().execute()).toEqual([])
    const { rows } = await sql`select name from schema_migrations`.execute(restored)
    expect(rows).toHaveLength(migrations.length)
  })
})

function fail(): Promise<never> {
  return Promise.reject(new Error('the store is full'))
}

describe('a restore into another kind of database', () => {
  it('replaces characters that PostgreSQL cannot store', async () => {
    const site = await openTestSite(await emptyDatabases.file(), await newStore(), 0)
    await sql`update topics set title = ${'a\0b'}, content = ${Buffer.from([0xff, 0x41])} where id = 't1'`.execute(
      site.db,
    )
    const databaseUrl = await emptyDatabases.server()
    await restoreBackup({ path: await backUp(site), databaseUrl, store: await newStore() })
    const restored = await openUntilTestEnds(databaseUrl)
    const topic = await restored.selectFrom('topics').selectAll().where('id', '=', 't1').executeTakeFirst()
    expect(topic).toMatchObject({ title: 'a\uFFFDb', content: '\uFFFDA' })
  })
})

it('detects damage in any part of an archive', async () => {
  const site = await openTestSite(await emptyDatabases.file(), await newStore())
  const whole = await readFile(await backUp(site))
  const path = `${await newFolder()}/copia.tar`
  const restore = async (bytes: Buffer): Promise<unknown> => {
    await writeFile(path, bytes)
    return restoreBackup({ path, databaseUrl: await emptyDatabases.file(), store: await newStore() })
  }
  for (const length of [0, 100, 512, 5000, whole.length - 2000])
    await expect(restore(whole.subarray(0, length))).rejects.toThrow(/copia/)
  for (const name of ['engrana.json', 'tables/topics/', 'files/blogImages/', 'index/', 'manifest.json']) {
    const bytes = Buffer.from(whole)
    const at = whole.lastIndexOf(name) + 600
    bytes[at] = (bytes[at] ?? 0) ^ 0x01
    await expect(restore(bytes), name).rejects.toThrow(/copia/)
  }
})
