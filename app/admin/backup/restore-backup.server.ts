import { stat } from 'node:fs/promises'
import type { FileStore } from '../../documents/media/file-store.ts'
import { requireRoomFor } from '../../documents/media/free-space.server.ts'
import { isPictureKey, typeOfFile } from '../../documents/media/site-files.server.ts'
import { isRefusedRow, UnknownColumnsError } from '../../platform/db/load-rows.server.ts'
import { migrations } from '../../platform/db/migrations/all-migrations.ts'
import { folderOf } from '../../platform/db/open-database.server.ts'
import { siteTables } from '../../platform/db/site-tables.ts'
import type { ArchiveHeader, ArchiveManifest } from './archive-format.server.ts'
import { BackupRefusal, backupTexts, brokenArchive, InUseRefusal } from './backup-refusal.ts'
import { requireOnlyThese } from './check-places.server.ts'
import { fillDatabase, requireEmptyTarget, type Source } from './fill-database.server.ts'
import { countSteps, type Progress } from './make-backup.server.ts'
import { readArchive, readArchiveRows } from './read-archive.server.ts'
import { recordEmptyTarget } from './undo-restore.server.ts'

type RestoreOptions = {
  path: string
  databaseUrl: string
  store: Pick<FileStore, 'put' | 'list' | 'delete'>
  progress?: Progress
  /** The local folder of the store, whose free space is checked; undefined for S3. */
  room?: string | undefined
}

type Looked = { header: ArchiveHeader; manifest: ArchiveManifest; keys: Set<string> }

/**
 * Restores a site from an archive into an empty destination. The archive is verified before anything is
 * written; then files come first and the database last, in one transaction, so an interrupted restore can be
 * repeated. A failure removes what it wrote. Throws {@link BackupRefusal}.
 */
export async function restoreBackup(options: RestoreOptions): Promise<ArchiveManifest> {
  const looked = await auditDocument(options.path)
  await requireRoomAt(options, looked.manifest)
  await requireEmptyTarget(options.databaseUrl)
  await requireOnlyThese(options.store, looked.keys)
  const unpublish = await recordEmptyTarget(options)
  try {
    await fill(options, looked)
  } catch (error) {
    // Another process has started a site there meanwhile: leave it alone.
    if (!(error instanceof InUseRefusal)) await unpublish().catch(() => undefined)
    throw error
  }
  return looked.manifest
}

async function fill(options: RestoreOptions, { header, manifest, keys }: Looked): Promise<void> {
  const { path, databaseUrl, store, progress } = options
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const advance = countSteps(rows + keys.size, progress)
  await readArchive(path, {
    async file(key, body) {
      await store.put(key, body, typeOfFile(key))
      advance(1)
    },
  })
  await fillDatabase(databaseUrl, sourceOf(path, header, advance)).catch((error: unknown) => {
    throw explain(error)
  })
}

/** Needs at least the size of the archive: its rows are compressed, its files are not. */
async function requireRoomAt(
  { path, databaseUrl, room }: RestoreOptions,
  { fileBytes }: ArchiveManifest,
): Promise<void> {
  const needs = room === undefined ? [] : [{ folder: room, bytes: fileBytes }]
  const bytes = (await stat(path)).size - fileBytes
  const folder = folderOf(databaseUrl)
  if (folder !== undefined) needs.push({ folder, bytes })
  await requireRoomFor(needs)
}

async function auditDocument(path: string): Promise<Looked> {
  const keys = new Set<string>()
  let found: ArchiveHeader | undefined
  const manifest = await readArchive(path, {
    async header(header) {
      found = header
    },
    async file(key) {
      if (!isPictureKey(key)) throw brokenArchive(`«${key}» no es el nombre de una imagen`)
      keys.add(key)
    },
  })
  if (!found) throw new BackupRefusal(backupTexts.notOurs(path))
  requireKnown(found)
  return { header: found, manifest, keys }
}

/** If the database rejects rows of a valid archive, a site did not write it. */
function explain(error: unknown): unknown {
  if (error instanceof UnknownColumnsError) return new BackupRefusal(backupTexts.tooNew, { cause: error })
  if (!isRefusedRow(error)) return error
  return new BackupRefusal(backupTexts.rowsRefused(error.message), { cause: error })
}

function requireKnown(header: ArchiveHeader): void {
  const steps = new Set(migrations.map(({ name }) => name))
  const tables = new Set(siteTables.map(({ name }) => name))
  const isKnown =
    header.migrations.every((name) => steps.has(name)) && header.tables.every(({ name }) => tables.has(name))
  if (!isKnown) throw new BackupRefusal(backupTexts.tooNew)
}

function sourceOf(path: string, header: ArchiveHeader, advance: (steps: number) => void): Source {
  const keyOf = new Map(siteTables.map(({ name, key }) => [name, key]))
  return {
    migrations: header.migrations,
    tables: header.tables.map((table) => ({ ...table, key: keyOf.get(table.name) ?? [] })),
    async read(write) {
      await readArchiveRows(path, async (table, rows) => {
        await write(table, rows)
        advance(rows.length)
      })
    },
  }
}
