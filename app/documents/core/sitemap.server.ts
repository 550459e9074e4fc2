import { sql } from 'kysely'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { EventLoopYielder } from '../../platform/db/yield-to-event-loop.ts'
import { isSinglePage, pathOf } from './define-document.ts'
import { visibleCondition } from './pages.server.ts'
import type { ServedDocument } from './serve-document.server.ts'

/** `today`: YYYY-MM-DD in Madrid. */
type Site = { db: Database; kinds: readonly ServedDocument[]; today: string }
/** `updatedAt` is undefined for pages without a known time of change. */
type SitemapAddress = { path: string; updatedAt: string | undefined }

/** Documents per sitemap file; the standard allows 50,000, which would block for too long. */
export const documentsOfAFile = 10_000
const rowsOfAStatement = 500

/** Returns the number of sitemap files. */
export async function countSitemapFiles({ db, kinds, today }: Site): Promise<number> {
  const counts = kinds
    .filter(hasPages)
    .map(
      (kind) =>
        sql`select count(*) as n from ${sql.table(kind.table)} where ${visibleCondition(kind, today)}`,
    )
  if (counts.length === 0) return 1
  const { rows } = await sql<{ n: number | string }>`${sql.join(counts, sql` union all `)}`.execute(db)
  const documents = rows.reduce((sum, { n }) => sum + Number(n), 0)
  return Math.max(1, Math.ceil(documents / documentsOfAFile))
}

/**
 * Lists the addresses of a file (1-based), latest change first, pages without a date last. The first file
 * also has the `fixed` pages: a list page gets the date of its latest document, `/` the latest of all. Yields
 * to other requests while it reads.
 */
export async function listSitemapAddresses(
  site: Site,
  file: number,
  fixed: readonly string[],
): Promise<SitemapAddress[]> {
  const [start, end] = [(file - 1) * documentsOfAFile, file * documentsOfAFile]
  const addresses: SitemapAddress[] = []
  const newest = new Map<string, string>()
  let place = 0
  for await (const { path, list, updatedAt } of walkDocuments(site)) {
    for (const page of [list, '/']) if (updatedAt > (newest.get(page) ?? '')) newest.set(page, updatedAt)
    if (path === undefined) continue
    if (place >= start && place < end) addresses.push({ path, updatedAt })
    place++
    // The first file needs all documents, for the dates of the list pages.
    if (file > 1 && place === end) break
  }
  if (file === 1) addresses.push(...fixed.map((path) => ({ path, updatedAt: newest.get(path) })))
  return addresses.sort(byTime)
}

function byTime(a: SitemapAddress, b: SitemapAddress): number {
  const [one, other] = [a.updatedAt ?? '', b.updatedAt ?? '']
  if (one !== other) return one < other ? 1 : -1
  if (a.path === b.path) return 0
  return a.path < b.path ? -1 : 1
}

type Walked = { path: string | undefined; list: string; updatedAt: string }

/** Iterates over the documents that visitors may read, by kind and id. */
async function* walkDocuments({ db, kinds, today }: Site): AsyncGenerator<Walked> {
  const yielder = new EventLoopYielder()
  for (const kind of kinds) {
    if (kind.access.read !== 'everyone') continue
    const hasPage = hasPages(kind)
    for (let after = ''; ; ) {
      await yielder.yieldIfDue()
      const rows = await readRows(db, kind, { today, after })
      for (const { updatedAt, ...row } of dropCorruptRows(rows))
        yield { path: hasPage ? pathOf(kind, row) : undefined, list: kind.list, updatedAt }
      const last = rows.at(-1)
      if (!last || rows.length < rowsOfAStatement) break
      after = last.id
    }
  }
}

type Row = { id: string; slug: string | null; updatedAt: string }

async function readRows(
  db: Database,
  kind: ServedDocument,
  { today, after }: { today: string; after: string },
): Promise<Row[]> {
  const slug = kind.page?.by === 'slug' ? sql.ref('slug') : sql`null`
  const { rows } = await sql<Row>`
    select id, ${slug} as slug, ${sql.ref('updatedAt')} from ${sql.table(kind.table)}
    where id > ${after} and ${visibleCondition(kind, today)} order by id limit ${rowsOfAStatement}`.execute(
    db,
  )
  return rows
}

function hasPages(kind: ServedDocument): boolean {
  return kind.page !== undefined && !isSinglePage(kind) && kind.access.read === 'everyone'
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** Serialises a sitemap (sitemaps.org 0.9). `origin` has no final slash. */
export function writeSitemap(origin: string, addresses: readonly SitemapAddress[]): string {
  const urls = addresses.map(({ path, updatedAt }) => {
    const lastmod = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`
    return `<url><loc>${toLoc(origin, path)}</loc>${lastmod}</url>`
  })
  return `${declaration}\n<urlset ${schema}>${urls.join('\n')}</urlset>\n`
}

/** Serialises the index of a sitemap with several files. */
export function writeSitemapIndex(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${toLoc(origin, path)}</loc></sitemap>`)
  return `${declaration}\n<sitemapindex ${schema}>${files.join('\n')}</sitemapindex>\n`
}

// A serialised URL contains no `<`, `>` or `"`, so only `&` and `'` are escaped.
function toLoc(origin: string, path: string): string {
  return new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
