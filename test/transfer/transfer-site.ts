import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Exported, exportSite } from '../../app/admin/transfer/export-site.server.ts'
import { importSite, type SiteImport } from '../../app/admin/transfer/import-site.server.ts'
import { stageSet } from '../../app/admin/transfer/stage-set.server.ts'
import type { ReportRow } from '../../app/admin/transfer/staged.ts'
import type { Registry } from '../../app/documents/core/registry.server.ts'
import type { FileStore } from '../../app/documents/media/file-store.ts'
import { openFileStore } from '../../app/documents/media/open-file-store.server.ts'
import { openPictureEncoder } from '../../app/documents/media/picture-encoder.server.ts'
import { openOrderedWork } from '../../app/documents/media/shared-work.ts'
import { openPictureTaker, type PictureTaker } from '../../app/documents/media/take-picture.server.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openSnapshot } from '../../app/platform/db/snapshot.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { registry } from '../../app/start/registry.server.ts'
import { openUntilTestEnds } from '../databases/database-contract.ts'

/** The parts of a site that a transfer needs: a database, a file store and the processing of pictures. */
type TransferSite = {
  url: string
  db: Database
  store: FileStore
  taker: PictureTaker
  folder: string
}

const figures = new Map()

/** A temporary folder, removed after the test. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-transfer-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Opens an empty site on the database of a URL. */
export async function openTransferSite(url: string): Promise<TransferSite> {
  const db = await openUntilTestEnds(url)
  await migrateToLatest(db)
  const folder = await newFolder()
  const store = await openFileStore(undefined, folder)
  const encoder = openPictureEncoder('normal')
  onTestFinished(() => encoder.close())
  const work = openOrderedWork()
  const taker = openPictureTaker({ database: db, store, encoder, work, variants: { makeAll() {} } })
  return { url, db, store, taker, folder }
}

/** Exports a site to a file. */
export async function exportTo(
  { url, store, folder }: TransferSite,
  name = 'web.zip',
  nouns: Registry = registry,
): Promise<Exported & { path: string }> {
  const path = join(folder, name)
  const { db, close } = await openSnapshot(url)
  try {
    return { path, ...(await exportSite(createWriteStream(path), { db, registry: nouns, store, figures })) }
  } finally {
    await close()
  }
}

/** Imports a file into a site and returns the report. */
export async function importFrom(
  { db, taker }: TransferSite,
  path: string,
  options: Partial<SiteImport> = {},
): Promise<ReportRow[]> {
  const staged = await stageSet({ path, name: 'web.zip', folder: await newFolder() }, registry)
  const site = { db, registry, taker, figures, accountId: null, isTrial: false, replaces: false }
  return importSite(staged, { ...site, ...options })
}

/** Creates a file with this text or these bytes. */
export async function fileOf(body: string | Uint8Array, name = 'datos.json'): Promise<string> {
  const path = join(await newFolder(), name)
  await writeFile(path, body)
  return path
}
