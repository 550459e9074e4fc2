import SqliteFile from 'better-sqlite3'
import type { ContentClock } from './content-clock.server.ts'
import { readContentVersions } from './content-versions.server.ts'
import { filePath } from './sqlite.server.ts'
import type { Database } from './tables.ts'

/**
 * Milliseconds between checks of the file. A check takes two file locks (2.6 µs, a tenth of a cached page).
 * Within so short a time, no client can learn of a change by another process and request a page here; changes
 * by this process call `touch`.
 */
const lookEvery = 0.25

/**
 * Opens a clock on a read-only connection: SQLite tells it in microseconds whether any other connection, in
 * any process, has committed (https://www.sqlite.org/pragma.html#pragma_data_version).
 */
export function openFileClock(url: string, db: Database): ContentClock {
  const path = filePath(url)
  const readVersions = (): Promise<Map<string, number>> => readContentVersions(db)
  // Other connections cannot see an in-memory database: every reading counts as a change.
  if (path === ':memory:') return { read: () => Number.NaN, touch() {}, readVersions, close: async () => {} }
  // No timeout: while the file is locked, a change is assumed.
  const connection = new SqliteFile(path, { readonly: true, timeout: 0 })
  const dataVersion = connection.prepare<[], number>('pragma data_version').pluck()
  let version = Number.NaN
  let lookAt = Number.NEGATIVE_INFINITY
  return {
    read() {
      const now = performance.now()
      if (now < lookAt) return version
      version = look(dataVersion)
      lookAt = now + lookEvery
      return version
    },
    touch() {
      // The commit has already changed `data_version`: the next `read` checks it.
      lookAt = Number.NEGATIVE_INFINITY
    },
    readVersions,
    async close() {
      connection.close()
    },
  }
}

function look(dataVersion: SqliteFile.Statement<[], number>): number {
  try {
    return dataVersion.get() ?? Number.NaN
  } catch (error) {
    if (error instanceof SqliteFile.SqliteError) return Number.NaN
    throw error
  }
}
