import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import SqliteFile from 'better-sqlite3'

const foldersOfCopies = ['.', 'copias', 'backups', 'backup']

/**
 * Throws a SqliteError when an existing file is corrupt. Called at the start, so that no page hits the damage
 * later.
 */
export function requireSoundFile(path: string): void {
  if (!existsSync(path)) return
  const file = new SqliteFile(path, { readonly: true, timeout: 10_000 })
  try {
    const found = file.pragma('quick_check(1)', { simple: true })
    if (found !== 'ok') throw new SqliteFile.SqliteError(String(found), 'SQLITE_CORRUPT')
  } finally {
    file.close()
  }
}

/**
 * The newest intact copy of a database beside it or in a backup folder there; undefined where there is none.
 */
export function findSoundCopy(path: string): string | undefined {
  const candidates = foldersOfCopies
    .map((folder) => join(dirname(path), folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter(
      (file) => file !== path && !/-(?:wal|shm|journal)$/.test(basename(file)) && statSync(file).isFile(),
    )
  const newestFirst = candidates.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  return newestFirst.find(isSoundCopy)
}

function isSoundCopy(path: string): boolean {
  try {
    requireSoundFile(path)
    const file = new SqliteFile(path, { readonly: true })
    try {
      return file.prepare("select 1 from sqlite_schema where name = 'schema_migrations'").get() !== undefined
    } finally {
      file.close()
    }
  } catch (error) {
    if (error instanceof SqliteFile.SqliteError) return false
    throw error
  }
}
