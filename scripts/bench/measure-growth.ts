import { Agent } from 'node:http'
import { sql } from 'kysely'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { startBenchSite } from './bench-site.ts'
import { formatTable, median, toCount, toMs } from './numbers.ts'
import { rawGetOk } from './raw-get.ts'

const growthSizes = [10, 1_000, 100_000] as const
const growthPaths = ['/', '/temario', '/blog', '/problemas', '/retos'] as const
/** Characters per text. Short, because lists read none of it, and 100,000 full texts would take gigabytes. */
export const growthTextLength = 500
const times = 40

/** Milliseconds by path, one value per number of documents. */
type Growth = Map<string, number[]>

/** Time to render pages after a change that empties the cache, by number of documents of each noun. */
export async function measureGrowth(): Promise<Growth> {
  const growth: Growth = new Map(growthPaths.map((path) => [path, []]))
  for (const size of growthSizes) {
    const amounts = { topics: size, posts: size, others: size, textLength: growthTextLength }
    const site = await startBenchSite(amounts)
    const db = await openDatabase(site.databaseUrl)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const path of growthPaths) {
      const measured: number[] = []
      for (let index = 0; index < times; index++) {
        await sql`update content_versions set version = version + 1`.execute(db)
        measured.push((await rawGetOk(site.url + path, { agent })).ms)
      }
      growth.get(path)?.push(median(measured.slice(times / 4)))
    }
    agent.destroy()
    await db.destroy()
    await site.stop()
  }
  return growth
}

export function describeGrowth(growth: Growth): string {
  const head = ['page made anew, ms', ...growthSizes.map((size) => toCount(size))]
  return formatTable(
    head,
    [...growth].map(([path, measured]) => [path, ...measured.map(toMs)]),
  )
}
