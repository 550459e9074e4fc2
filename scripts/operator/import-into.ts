import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { markAsSeeded } from '../../app/admin/sample-course/load-demo-content.server.ts'
import { importSite } from '../../app/admin/transfer/import-site.server.ts'
import { stageSet } from '../../app/admin/transfer/stage-set.server.ts'
import type { ReportRow } from '../../app/admin/transfer/staged.ts'
import { listPictureSources } from '../../app/documents/core/picture-sources.server.ts'
import { readFigures } from '../../app/documents/media/figures.server.ts'
import { requireRoom } from '../../app/documents/media/free-space.server.ts'
import { openMedia } from '../../app/documents/media/media.server.ts'
import { openFileStore } from '../../app/documents/media/open-file-store.server.ts'
import { openPictureEncoder } from '../../app/documents/media/picture-encoder.server.ts'
import { openOrderedWork } from '../../app/documents/media/shared-work.ts'
import { openPictureTaker, type PictureTaker } from '../../app/documents/media/take-picture.server.ts'
import type { Config } from '../../app/platform/config/config.server.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { openSnapshot } from '../../app/platform/db/snapshot.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { prepareDatabase } from '../../app/start/prepare-database.server.ts'
import { registry } from '../../app/start/registry.server.ts'

type ImportCommand = {
  file: string
  isTrial: boolean
  replaces: boolean
  onProgress?: (done: number, all: number) => void
}

/**
 * Imports a file into the configured site, which is created without demo content if it does not exist.
 * A trial writes nothing and creates no site.
 */
export async function importInto(config: Config, command: ImportCommand): Promise<ReportRow[]> {
  const { size } = await stat(command.file)
  for (const disk of command.isTrial ? [tmpdir()] : [tmpdir(), config.dataDir]) await requireRoom(disk, size)
  const folder = await mkdtemp(join(tmpdir(), 'engrana-import-'))
  try {
    const name = basename(command.file)
    const staged = await stageSet({ path: command.file, name, folder: join(folder, 'set') }, registry)
    const site = command.isTrial ? await openTrial(config, join(folder, 'data')) : await openSite(config)
    try {
      const figures = await readFigures(config.contentDir)
      const { db, taker } = site
      return await importSite(staged, { db, registry, taker, figures, accountId: null, ...command })
    } finally {
      await site.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Site = { db: Database; taker: PictureTaker; close: () => Promise<void> }

async function openSite(config: Config): Promise<Site> {
  await prepareDatabase({ ...config, demo: false })
  const { databaseUrl, dataDir, storageUrl } = config
  const db = await openDatabase(databaseUrl)
  await markAsSeeded(db, new Date().toISOString())
  const sources = listPictureSources(registry.kinds)
  const media = await openMedia({
    database: db,
    dataDir,
    storageUrl,
    areUploadsShared: false,
    sources,
    reportError: console.error,
  })
  return {
    db,
    taker: media.taker,
    async close() {
      await media.close()
      await db.destroy()
    },
  }
}

// Runs against a snapshot of the site if it exists; its data folder is not touched.
async function openTrial({ databaseUrl }: Config, dataDir: string): Promise<Site> {
  const db = await openSnapshot(databaseUrl)
    .then((snapshot) => snapshot.db)
    .catch((error: unknown) => openEmpty(error, join(dataDir, 'trial.sqlite')))
  const encoder = openPictureEncoder('normal')
  const store = await openFileStore(undefined, dataDir)
  const nothing = { makeAll() {} }
  const work = openOrderedWork()
  const taker = openPictureTaker({ database: db, store, encoder, work, variants: nothing })
  return {
    db,
    taker,
    async close() {
      encoder.close()
      await db.destroy()
    },
  }
}

/** Opens an empty database if the site's database does not exist; otherwise rethrows. */
async function openEmpty(error: unknown, path: string): Promise<Database> {
  const { code = '', message } = error as NodeJS.ErrnoException
  const isMissing =
    ['SQLITE_CANTOPEN', '42P01'].includes(code) || /no such table|does not exist/.test(message)
  if (!isMissing) throw error
  const db = await openDatabase(`file:${path}`)
  await migrateToLatest(db)
  return db
}
