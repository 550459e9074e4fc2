import SqliteFile from 'better-sqlite3'
import type { ContentClock } from './content-clock.server.ts'
import { readContentVersions } from './content-versions.server.ts'
import { filePath } from './sqlite.server.ts'
import type { Database } from './tables.ts'

/**
 * A look takes two locks of the file, 2.6 µs, a tenth of a kept page. In this time (ms) nobody can hear of a change of another process, or of a
 * task that answers nobody, and ask here; what this process answers is touched.
 */
const lookEvery = 0.25

/**
 * A second connection that writes nothing: SQLite tells it in microseconds whether any other connection, of this
 * process or not, has committed since (https://www.sqlite.org/pragma.html#pragma_data_version).
 */
export function openFileClock(url: string, db: Database): ContentClock {
  const path = filePath(url)
  const readVersions = (): Promise<Map<string, number>> => readContentVersions(db)
  // A database in memory is seen by its own connection only: every look may be a change.
  if (path === ':memory:') return { read: () => Number.NaN, touch() {}, readVersions, close: async () => {} }
  // It never waits: what it cannot see at once may have changed.
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
      // The commit itself has moved the version.
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
