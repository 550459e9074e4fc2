import { sql } from 'kysely'
import { Breather } from '../../platform/db/breather.ts'
import { soundRows } from '../../platform/db/sound-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { pathOf, standOnOnePage } from './define-document.ts'
import { whenVisible } from './pages.server.ts'
import type { ServedDocument } from './serve-document.server.ts'

/** `today`: YYYY-MM-DD in Madrid. */
type Site = { db: Database; kinds: readonly ServedDocument[]; today: string }
/** `updatedAt`: undefined where nothing says when a page changed. */
export type SitemapAddress = { path: string; updatedAt: string | undefined }

/** So many documents stand in a file; the standard lets 50,000, which would be one long piece of work. */
export const documentsOfAFile = 10_000
const rowsOfAStatement = 500

/** How many files the sitemap has. */
export async function countSitemapFiles({ db, kinds, today }: Site): Promise<number> {
  const counts = kinds
    .filter(hasPages)
    .map((kind) => sql`select count(*) as n from ${sql.table(kind.table)} where ${whenVisible(kind, today)}`)
  if (counts.length === 0) return 1
  const { rows } = await sql<{ n: number | string }>`${sql.join(counts, sql` union all `)}`.execute(db)
  const documents = rows.reduce((sum, { n }) => sum + Number(n), 0)
  return Math.max(1, Math.ceil(documents / documentsOfAFile))
}

/**
 * The addresses of a file, from 1 on: what changed last first, and last what says nothing of that. The first has the `fixed` pages
 * too; a list changes with its documents, and the home page (`/`) with all of them. However many documents there are, others
 * are answered meanwhile.
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
    // The first file goes on: it says when each list changed.
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

/** All documents that visitors may read, kind by kind, in the order of their ids. */
async function* walkDocuments({ db, kinds, today }: Site): AsyncGenerator<Walked> {
  const breather = new Breather()
  for (const kind of kinds) {
    if (kind.access.read !== 'everyone') continue
    const hasPage = hasPages(kind)
    for (let after = ''; ; ) {
      await breather.breathe()
      const rows = await readRows(db, kind, { today, after })
      for (const { updatedAt, ...row } of soundRows(rows))
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
    where id > ${after} and ${whenVisible(kind, today)} order by id limit ${rowsOfAStatement}`.execute(db)
  return rows
}

function hasPages(kind: ServedDocument): boolean {
  return kind.page !== undefined && !standOnOnePage(kind) && kind.access.read === 'everyone'
}
