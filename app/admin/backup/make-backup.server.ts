import type { FileStore } from '../../documents/media/file-store.ts'
import type { Sink } from '../../documents/media/sink.ts'
import { listPictureFiles, readWholeFile } from '../../documents/media/site-files.server.ts'
import { migrations } from '../../platform/db/migrations/all-migrations.ts'
import { countRows, type ReadTable, readRows } from '../../platform/db/read-rows.server.ts'
import type { RowValue } from '../../platform/db/row-value.ts'
import { withSnapshot } from '../../platform/db/snapshot.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { BackupRefusal } from './archive-error.ts'
import { type ArchiveManifest, archiveFormat, archiveVersion } from './archive-format.server.ts'
import { backupTexts } from './backup-texts.ts'
import { listKeptTables } from './kept-tables.ts'
import { ArchiveWriter } from './write-archive.server.ts'

/** Hears how far something is, in per cent. */
export type Progress = (percent: number) => void

type BackupOptions = {
  databaseUrl: string
  store: Pick<FileStore, 'get'>
  sink: Sink
  progress?: Progress
  /** Ends the work, with nothing left of it. */
  signal?: AbortSignal
}

/**
 * Writes the whole site, as its database is at this moment, as one archive. Pictures keep their bytes under one name and stay for an hour after they
 * were removed, so those that the database names are there. Nothing is left where it fails. Throws {@link BackupRefusal}.
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

/** A picture takes about as long as so many rows. */
const stepsOfPicture = 50

async function countAll(db: Database, tables: readonly ReadTable[]): Promise<number> {
  let steps = 0
  for (const table of tables)
    steps += (await countRows(db, table)) * (table.name === 'pictures' ? 1 + stepsOfPicture : 1)
  return steps
}

/** Tells a percentage whenever it is another. */
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

/** The steps of the schema that a database has taken. Throws {@link BackupRefusal} for none, or one that this program does not know. */
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
