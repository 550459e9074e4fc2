import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import { accountsConfig } from '../../accounts/accounts/accounts-fixture.ts'
import { makeAccountTables } from '../../accounts/accounts/open-accounts.server.ts'
import { openDiskStore } from '../../documents/media/disk-store.server.ts'
import { openFileSink } from '../../documents/media/file-sink.server.ts'
import type { FileStore } from '../../documents/media/file-store.ts'
import { openFilesAt } from '../../documents/media/open-file-store.server.ts'
import {
  type PictureName,
  pictureAddress,
  pictureKey,
  variantKey,
} from '../../documents/media/picture-address.ts'
import { listPictureKeys, readWholeFile } from '../../documents/media/site-files.server.ts'
import { openLoader } from '../../platform/db/load-rows.server.ts'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import { openDatabase } from '../../platform/db/open-database.server.ts'
import { digestTable } from '../../platform/db/read-rows.server.ts'
import type { RowValue } from '../../platform/db/row-values.ts'
import type { Database } from '../../platform/db/tables.ts'
import { checksumOf } from './archive-format.server.ts'
import { listKeptTables } from './kept-tables.ts'
import { makeBackup } from './make-backup.server.ts'

const at = '2026-11-20T10:00:00.000Z'

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function newStore(): Promise<FileStore> {
  return openDiskStore(join(await newFolder(), 'files'))
}

/** Starts an S3-compatible server with one bucket; returns the address of a folder in it. */
async function newS3Place(folder = 'centro'): Promise<string> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await newFolder(),
    configureBuckets: [{ name: 'fotos' }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return `s3://S3RVER:S3RVER@fotos/${folder}?endpoint=http://127.0.0.1:${port}`
}

export async function newS3Store(): Promise<FileStore> {
  return openFilesAt(await newS3Place())
}

/** Opens a database that is closed after the test. */
export async function openUntilTestEnds(url: string): Promise<Database> {
  const db = await openDatabase(url)
  onTestFinished(() => db.destroy())
  return db
}

export type TestSite = { url: string; db: Database; store: FileStore }

/** Creates a small site with rows in most tables, and with secrets that no backup may contain. */
export async function openTestSite(url: string, store: FileStore, pictures = 3): Promise<TestSite> {
  const db = await openUntilTestEnds(url)
  await migrateToLatest(db)
  await makeAccountTables(db, accountsConfig)
  await addPerson(db)
  await addDocuments(db)
  for (let number = 0; number < pictures; number++) await addPicture(db, store, number)
  return { url, db, store }
}

/** Markers that reveal a person's secret in a backup. */
export const sessionToken = 'galleta-de-ana'
export const accessToken = 'llave-ajena'

/** Adds an admin with a password, a session, and an identity at another provider. */
async function addPerson(db: Database): Promise<void> {
  const stamps = { createdAt: at, updatedAt: at }
  const rows: Record<string, Record<string, RowValue>> = {
    users: { id: 'ana', name: 'Ana', email: 'ana@ejemplo.es', emailVerified: 1, image: null, ...stamps },
    identities: {
      id: 'i1',
      accountId: 'ana',
      providerId: 'credential',
      userId: 'ana',
      accessToken,
      password: 'sal:picadillo',
      ...stamps,
    },
    sessions: {
      id: 's1',
      userId: 'ana',
      token: sessionToken,
      expiresAt: '2027-01-01T00:00:00.000Z',
      ...stamps,
    },
    admins: { userId: 'ana', createdAt: at },
  }
  for (const [name, row] of Object.entries(rows)) {
    const loader = await openLoader(db, { name, key: [], columns: Object.keys(row) })
    await loader.load([Object.values(row)])
  }
}

async function addDocuments(db: Database): Promise<void> {
  const stamps = { createdAt: at, updatedAt: at }
  await db
    .insertInto('syllabus')
    .values({
      id: 'maquinas',
      name: 'Máquinas',
      color: 'red',
      letter: null,
      courses: '1\n2',
      position: 1,
      ...stamps,
    })
    .execute()
  const topics = Array.from({ length: 60 }, (_, number) => ({
    id: `t${number}`,
    slug: `tema-${number}`,
    title: `Engranajes nº ${number} ⚙️`,
    description: 'Con «comillas», \\barras\\ y\nlíneas',
    imageUrl: null,
    content: 'Texto '.repeat(number * 50),
    categoryId: 'maquinas',
    color: null,
    ...stamps,
  }))
  await db.insertInto('topics').values(topics).execute()
  const snapshot = JSON.stringify({ id: 't1', title: 'Antes' })
  await db
    .insertInto('document_versions')
    .values({
      id: 'v1',
      tipo: 'temario',
      documentId: 't1',
      savedAt: at,
      savedBy: null,
      formId: null,
      snapshot,
    })
    .execute()
  await db
    .insertInto('document_links')
    .values({ fromTipo: 'temario', fromId: 't1', at: '/topic/', name: 'tema-2' })
    .execute()
}

/** Adds a picture with a resized copy, each with different bytes. */
export async function addPicture(db: Database, store: FileStore, number: number): Promise<PictureName> {
  const id = String(number).padStart(24, '0')
  const name: PictureName = { location: 'blogImages', id, width: 800, height: 600, tint: 'abc' }
  const body = Buffer.from(`imagen ${number} `.repeat(2000))
  await store.put(pictureKey(name), body, 'image/webp')
  await store.put(variantKey(name, { width: 320, format: 'avif' }), body.subarray(0, 999), 'image/avif')
  const sizes = { width: 800, height: 600, bytes: body.length, sourceBytes: 1 }
  const owner = { ownerId: 'ana', alt: 'Una polea', sourceSha256: null, removedAt: null, createdAt: at }
  await db
    .insertInto('pictures')
    .values({ id, location: 'blogImages', address: pictureAddress(name), ...sizes, ...owner })
    .execute()
  return name
}

/** Checksums of everything that a backup contains, by table and file, independent of the storage. */
export async function describeSite({ db, store }: Omit<TestSite, 'url'>): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const table of await listKeptTables(db)) {
    // The site's secret is not part of a backup.
    if (table.name !== 'settings') found[table.name] = await digestTable(db, table)
  }
  for (const key of await listPictureKeys(store)) {
    const body = await readWholeFile(store, key)
    found[key] = body && checksumOf(body)
  }
  return found
}

/** Makes a backup in a new folder; returns its path. */
export async function backUp({ url, store }: Pick<TestSite, 'url' | 'store'>): Promise<string> {
  const path = join(await newFolder(), 'copia.tar')
  await makeBackup({ databaseUrl: url, store, sink: await openFileSink(path) })
  return path
}
