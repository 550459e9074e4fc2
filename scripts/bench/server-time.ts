import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { isServer, openDatabase } from '../../app/platform/db/open-database.server.ts'

/** Length of a clock tick in /proc, on every Linux that Node supports. */
const tickMs = 10

type ServerMeter = {
  /** CPU milliseconds of PostgreSQL for one database; 0 for SQLite, which runs in the site's process. */
  read: () => Promise<number>
  close: () => Promise<void>
}

/** Measures the CPU time of PostgreSQL, where the cost of slow statements appears. */
export async function openServerMeter(databaseUrl: string): Promise<ServerMeter> {
  if (!isServer(databaseUrl)) return { read: async () => 0, close: async () => undefined }
  const db = await openDatabase(databaseUrl)
  return {
    async read() {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database()`.execute(db)
      const times = await Promise.all(rows.map(({ pid }) => readProcess(pid)))
      return times.reduce((sum, ms) => sum + ms, 0)
    },
    close: () => db.destroy(),
  }
}

async function readProcess(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The fields after the name, which may contain spaces; user and system time are the 12th and 13th.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs
}
