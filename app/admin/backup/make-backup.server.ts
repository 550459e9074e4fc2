import type { FileStore, Sink } from '../../documents/media/file-store.ts'
import { listPictureFiles, readWholeFile } from '../../documents/media/site-files.server.ts'
import { migrations } from '../../platform/db/migrations/all-migrations.ts'
import { countRows, type ReadTable, readRows } from '../../platform/db/read-rows.server.ts'
import type { RowValue } from '../../platform/db/row-values.ts'
import { withSnapshot } from '../../platform/db/snapshot.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type ArchiveManifest, archiveFormat, archiveVersion } from './archive-format.server.ts'
import { BackupRefusal, backupTexts } from './backup-refusal.ts'
import { listKeptTables } from './kept-tables.ts'
import { ArchiveWriter } from './write-archive.server.ts'

/** Receives the progress in per cent. */
export type Progress = (percent: number) => void

type BackupOptions = {
  databaseUrl: string
  store: Pick<FileStore, 'get'>
  sink: Sink
  progress?: Progress
  /** Aborts the backup and removes what was written. */
  signal?: AbortSignal
}

/**
 * Writes the whole site as one archive, from a snapshot of its database. Picture files never change and are
 * deleted an hour after their removal at the earliest, so those in the snapshot exist. On failure it removes
 * the archive. Throws {@link BackupRefusal}.
 */
export async function makeBackup(options: BackupOptions): Promise<ArchiveManifest> {
  const { databaseUrl, sink } = options
  try {
    const manifest = await withSnapshot(databaseUrl, (db) => writeSite(db, options))
    await sink.commit()
    return manifest
  } catch (error) {
    await sink.abort()
    throw error
  }
}

async function writeSite(
  db: Database,
  { store, sink, progress, signal }: BackupOptions,
): Promise<ArchiveManifest> {
  const tables = await listKeptTables(db)
  const steps = await readMigrations(db, tables)
  const createdAt = new Date().toISOString()
  const write: Sink['write'] = async (piece) => {
    signal?.throwIfAborted()
    await sink.write(piece)
  }
  const writer = new ArchiveWriter(write, createdAt)
  const shapes = tables.map(({ name, columns }) => ({ name, columns: [...columns] }))
  await writer.begin({
    format: archiveFormat,
    version: archiveVersion,
    createdAt,
    migrations: steps,
    tables: shapes,
  })
  const advance = countSteps(await countAll(db, tables), progress)
  for (const table of tables) await writer.writeTable(table.name, keptRows(db, table, advance))
  for await (const { original, copies, isRemoved } of listPictureFiles(db)) {
    for (const key of [original, ...copies]) {
      const body = await readWholeFile(store, key)
      if (body) await writer.writeFile(key, body)
      else if (key === original && !isRemoved) writer.noteMissing(key)
    }
    advance(stepsOfPicture)
  }
  return writer.end()
}

/** Progress weight of a picture, in rows. */
const stepsOfPicture = 50

async function countAll(db: Database, tables: readonly ReadTable[]): Promise<number> {
  let steps = 0
  for (const table of tables)
    steps += (await countRows(db, table)) * (table.name === 'pictures' ? 1 + stepsOfPicture : 1)
  return steps
}

/** Returns a step counter that reports each new percentage. */
export function countSteps(total: number, progress: Progress | undefined): (steps: number) => void {
  let done = 0
  let told = -1
  return (steps) => {
    done += steps
    const percent = Math.min(100, Math.floor((100 * done) / Math.max(1, total)))
    if (percent !== told) progress?.(percent)
    told = percent
  }
}

const secret = 'auth-secret'

async function* keptRows(
  db: Database,
  table: ReadTable,
  advance: (steps: number) => void,
): AsyncGenerator<RowValue[][]> {
  const key = table.name === 'settings' ? table.columns.indexOf('key') : -1
  for await (const rows of readRows(db, table)) {
    yield key < 0 ? rows : rows.filter((row) => row[key] !== secret)
    advance(rows.length)
  }
}

/**
 * The migrations applied to a database. Throws {@link BackupRefusal} if there are none, or one unknown to
 * this version.
 */
export async function readMigrations(db: Database, tables: readonly ReadTable[]): Promise<string[]> {
  const table = tables.find(({ name }) => name === 'schema_migrations')
  if (!table) throw new BackupRefusal(backupTexts.noDatabase('DATA_DIR / DATABASE_URL'))
  const names: string[] = []
  for await (const rows of readRows(db, { ...table, columns: ['name'] }))
    names.push(...rows.map(([name]) => String(name)))
  const known = new Set(migrations.map(({ name }) => name))
  if (names.some((name) => !known.has(name))) throw new BackupRefusal(backupTexts.databaseTooNew)
  return names
}

/**
 * A lower bound of a backup's size in bytes: the uploaded pictures, without resized copies and compressed
 * texts.
 */
export async function countLeastBytes(db: Database): Promise<number> {
  const { sum } = db.fn
  const row = await db.selectFrom('pictures').select(sum('bytes').as('bytes')).executeTakeFirst()
  return Number(row?.bytes ?? 0)
}
