import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { isServer, openDatabase } from '../../app/platform/db/open-database.server.ts'
import { rawGetOk } from './raw-get.ts'

/** Token that allows a measurement to read the site's /metrics. */
export const metricsToken = 'measurement-of-the-processor'

/** CPU milliseconds used by the site's process, over all its threads. Other processes do not count. */
export async function readProcessorMs(url: string): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` }
  const { body } = await rawGetOk(`${url}/metrics`, {
    headers: { ...headers, 'Accept-Encoding': 'identity' },
  })
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(body.toString('utf8'))?.[1]
  if (seconds === undefined) throw new Error('/metrics does not say the processor time')
  return Number(seconds) * 1000
}

/**
 * CPU milliseconds per request, averaged over `count` requests, including the time that `readMore` reports.
 * The cost of reading the metrics is subtracted.
 */
export async function costOfEach(
  url: string,
  count: number,
  ask: (index: number) => Promise<unknown>,
  readMore: () => Promise<number>,
): Promise<number> {
  const read = async (): Promise<number> => (await readProcessorMs(url)) + (await readMore())
  await read()
  const first = await read()
  const before = await read()
  for (let index = 0; index < count; index++) await ask(index)
  const after = await read()
  return Math.max(0, after - before - (before - first)) / count
}

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
      const times = await Promise.all(rows.map(({ pid }) => readProcessMs(pid)))
      return times.reduce((sum, ms) => sum + ms, 0)
    },
    close: () => db.destroy(),
  }
}

/** CPU milliseconds of a process, over all its threads; 0 on systems without /proc. */
export async function readProcessMs(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The fields after the name, which may contain spaces (proc(5)). Times are in hundredths of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}
