import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { copySite } from '../../app/admin/backup/copy-site.server.ts'
import { openFileStore } from '../../app/documents/media/open-file-store.server.ts'
import { loadingLimits } from '../../app/platform/db/limits.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { type PostgresServer, startPostgres } from '../../test/databases/postgres-server.ts'
import { fillDatabase } from './fill-database.ts'
import { type Load, loadAddress } from './load.ts'
import { toCount } from './numbers.ts'
import { type Cost, measureCosts } from './scale-costs.ts'
import { type ScaleSite, startScaleSite } from './scale-site.ts'

export const scaleSizes = [10, 1_000, 100_000] as const
/** Characters per text. The cost of a page depends on its own text, not on the texts of other documents. */
export const scaleTextLength = 500

/** Measurements on one database with `size` documents. */
export type Column = { engine: string; size: number; costs: Cost[]; start: ScaleSite['start'] }
type Throughput = { page: string; one: number; two: number }
export type Scale = { columns: Column[]; throughput: Throughput[] }

/**
 * Measures CPU time per kind of request by number of documents, on both databases.
 * Also measures the throughput that a second instance adds on PostgreSQL.
 */
export async function measureScale(sizes: readonly number[], seconds: number): Promise<Scale> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-scale-'))
  const postgres = await startPostgres()
  const scale: Scale = { columns: [], throughput: [] }
  try {
    for (const size of sizes) {
      const fileUrl = `file:${join(folder, `${size}.sqlite`)}`
      const [topics, others] = [Math.round(size * 0.4), Math.round(size * 0.2)]
      tell(`${toCount(size)} documents: filling`)
      await fillDatabase(fileUrl, { topics, posts: others, others, textLength: scaleTextLength })
      const serverUrl = await copyTo(postgres, fileUrl, size)
      for (const [engine, url] of [
        ['SQLite', fileUrl],
        ['PostgreSQL', serverUrl],
      ] as const) {
        tell(`${toCount(size)} documents: ${engine}`)
        scale.columns.push(
          await withSite(url, 1, async (site) => ({
            engine,
            size,
            start: site.start,
            costs: await measureCosts(site),
          })),
        )
      }
      if (size === sizes.at(-1))
        scale.throughput = await withSite(serverUrl, 2, (site) => measureThroughput(site, seconds))
    }
    return scale
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Logs progress to stderr, because 100,000 documents take minutes. */
function tell(step: string): void {
  console.error(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  ${step}`)
}

async function withSite<Result>(
  url: string,
  count: number,
  use: (site: ScaleSite) => Promise<Result>,
): Promise<Result> {
  const site = await startScaleSite(url, count)
  try {
    return await use(site)
  } finally {
    await site.stop()
  }
}

/** Creates a database on the server and copies everything from the file into it. */
async function copyTo({ url }: PostgresServer, fileUrl: string, size: number): Promise<string> {
  const name = `scale_${size}`
  const server = await openDatabase(url)
  await sql`create database ${sql.id(name)}`.execute(server)
  await server.destroy()
  const databaseUrl = Object.assign(new URL(url), { pathname: name }).href
  const store = await openFileStore(undefined, tmpdir())
  await copySite({ from: { databaseUrl: fileUrl, store }, to: { databaseUrl, store: undefined } })
  const copied = await openDatabase(databaseUrl, loadingLimits)
  // Autovacuum would do this within minutes and would count as the cost of pages.
  await sql`vacuum analyze`.execute(copied)
  await copied.destroy()
  return databaseUrl
}

/** Kinds of pages by path; responses to an admin are not cached. */
const loads = {
  'kept page': { path: '/topic/tema-0', isMade: false },
  'topic, made each time': { path: '/topic/tema-0', isMade: true },
  '/temario?curso=2&bloque=A, made each time': { path: '/temario?curso=2&bloque=A', isMade: true },
  '/blog, made each time': { path: '/blog', isMade: true },
  '/editor, made each time': { path: '/editor', isMade: true },
  search: { path: '/buscar?q=engranaje', isMade: false },
}

/** Requests per second of one instance, and of two at once, for each kind of page. */
async function measureThroughput({ instances, cookie }: ScaleSite, seconds: number): Promise<Throughput[]> {
  const throughput: Throughput[] = []
  for (const [page, { path, isMade }] of Object.entries(loads)) {
    const headers: Record<string, string> = isMade ? { Cookie: cookie } : {}
    const load = ({ url }: { url: string }): Promise<Load> => loadAddress(url + path, { seconds, headers })
    for (const instance of instances) await load(instance)
    const [first] = instances
    const one = first ? (await load(first)).rate : Number.NaN
    const two = (await Promise.all(instances.map(load))).reduce((sum, { rate }) => sum + rate, 0)
    throughput.push({ page, one, two })
  }
  return throughput
}
