import SqliteFile from 'better-sqlite3'
import type { ContentClock } from './content-clock.server.ts'
import { filePath } from './sqlite.server.ts'

/**
 * A second connection that writes nothing: SQLite tells it in microseconds whether any other connection, of this
 * process or not, has committed since (https://www.sqlite.org/pragma.html#pragma_data_version).
 */
export function openFileClock(url: string): ContentClock {
  const path = filePath(url)
  let touched = 0
  // A database in memory is seen by its own connection only: every look may be a change.
  if (path === ':memory:') return { read: () => ++touched, touch() {}, close: async () => {} }
  const connection = new SqliteFile(path, { readonly: true })
  const dataVersion = connection.prepare<[], number>('pragma data_version').pluck()
  return {
    read: () => (dataVersion.get() ?? 0) + touched,
    touch() {
      // The commit itself already moved the version.
    },
    async close() {
      connection.close()
    },
  }
}
