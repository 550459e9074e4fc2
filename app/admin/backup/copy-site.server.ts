import type { FileStore } from '../../documents/media/file-store.ts'
import { requireRoomFor } from '../../documents/media/free-space.server.ts'
import { listPictureFiles, readWholeFile, typeOfFile } from '../../documents/media/site-files.server.ts'
import { folderOf } from '../../platform/db/open-database.server.ts'
import { countRowBytes, countRows, type ReadTable, readRows } from '../../platform/db/read-rows.server.ts'
import type { RowValue } from '../../platform/db/row-values.ts'
import { withSnapshot } from '../../platform/db/snapshot.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { checksumOf } from './archive-format.server.ts'
import { BackupRefusal, backupTexts } from './backup-refusal.ts'
import { requireOnlyThese } from './check-places.server.ts'
import { fillDatabase, requireEmptyTarget } from './fill-database.server.ts'
import { listWholeTables } from './kept-tables.ts'
import { countLeastBytes, countSteps, type Progress, readMigrations } from './make-backup.server.ts'

export type Place = { databaseUrl: string; store: FileStore }
/** Without a store, the files are not copied. */
type Target = {
  databaseUrl: string
  store: FileStore | undefined
  /** The local folder of the new store, whose free space is checked; undefined for S3. */
  room?: string | undefined
}
export type Copied = {
  tables: { name: string; rows: number }[]
  files: number
  /** Files already copied by an earlier run. */
  known: number
  missingFiles: string[]
}

type Options = { from: Place; to: Target; progress?: Progress }

/**
 * Copies a site, including sessions, from a snapshot into an empty destination: first the files, each read
 * back and verified, then the database in one transaction, committed when counts and checksums match. After
 * an interruption it resumes with the missing files. Throws {@link BackupRefusal}.
 */
export async function copySite({ from, to, progress }: Options): Promise<Copied> {
  return withSnapshot(from.databaseUrl, async (db) => {
    const tables = await listWholeTables(db)
    const migrations = await readMigrations(db, tables)
    const keys = to.store ? await listKeys(db) : []
    // Check the space first: looking into the new database creates its file.
    await requireRoomAt(to, db, { from: from.databaseUrl, tables, keys })
    await requireEmptyTarget(to.databaseUrl)
    if (to.store) await requireOnlyThese(to.store, new Set(keys))
    const counts = await countEach(db, tables)
    const total = counts.reduce((sum, { rows }) => sum + rows, 0)
    const advance = countSteps(total + keys.length * stepsOfFile, progress)
    const files = await copyFiles(from.store, to.store ?? from.store, { keys, advance })
    await fillDatabase(to.databaseUrl, {
      migrations,
      tables,
      read: (write) => readAll(db, tables, { write, advance }),
    })
    return { tables: counts, ...files }
  })
}

/** Progress weight of a file, in rows. */
const stepsOfFile = 10

/** Checks the free space; files copied by an earlier run are not counted. */
async function requireRoomAt(
  { databaseUrl, store, room }: Target,
  db: Database,
  what: { from: string; tables: readonly ReadTable[]; keys: readonly string[] },
): Promise<void> {
  const needs: { folder: string; bytes: number }[] = []
  const folder = folderOf(databaseUrl)
  if (folder !== undefined) needs.push({ folder, bytes: await countRowBytes(db, what.tables, what.from) })
  if (store && room !== undefined) {
    let known = 0
    for (const key of what.keys) known += (await store.size(key)) ?? 0
    needs.push({ folder: room, bytes: Math.max(0, (await countLeastBytes(db)) - known) })
  }
  await requireRoomFor(needs)
}

async function listKeys(db: Database): Promise<string[]> {
  const keys: string[] = []
  for await (const { original, copies } of listPictureFiles(db)) keys.push(original, ...copies)
  return keys
}

async function countEach(
  db: Database,
  tables: readonly ReadTable[],
): Promise<{ name: string; rows: number }[]> {
  const counts: { name: string; rows: number }[] = []
  for (const table of tables) counts.push({ name: table.name, rows: await countRows(db, table) })
  return counts
}

type Advance = (steps: number) => void

async function copyFiles(
  from: FileStore,
  to: FileStore,
  { keys, advance }: { keys: readonly string[]; advance: Advance },
): Promise<Pick<Copied, 'files' | 'known' | 'missingFiles'>> {
  const copied = { files: 0, known: 0, missingFiles: [] as string[] }
  for (const key of keys) {
    const result = await copyFile(from, to, key)
    if (result !== 'missing') copied.files++
    // Resized copies may be missing: they are made on demand.
    else if (!/\/\d+\.\w+$/.test(key)) copied.missingFiles.push(key)
    if (result === 'known') copied.known++
    advance(stepsOfFile)
  }
  return copied
}

async function copyFile(
  from: FileStore,
  to: FileStore,
  key: string,
): Promise<'copied' | 'known' | 'missing'> {
  const body = await readWholeFile(from, key)
  if (!body) return 'missing'
  const wanted = checksumOf(body)
  if ((await to.size(key)) === body.length && (await checksumAt(to, key)) === wanted) return 'known'
  await to.put(key, body, typeOfFile(key))
  if ((await checksumAt(to, key)) !== wanted) throw new BackupRefusal(backupTexts.fileDiffers(key))
  return 'copied'
}

async function checksumAt(store: FileStore, key: string): Promise<string | undefined> {
  const body = await readWholeFile(store, key)
  return body && checksumOf(body)
}

async function readAll(
  db: Database,
  tables: readonly ReadTable[],
  { write, advance }: { write: (table: string, rows: RowValue[][]) => Promise<void>; advance: Advance },
): Promise<void> {
  for (const table of tables) {
    for await (const rows of readRows(db, table)) {
      await write(table.name, rows)
      advance(rows.length)
    }
  }
}
