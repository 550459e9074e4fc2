import { CompiledQuery, PostgresAdapter, sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { recordStatements } from '../../../test/databases/explain-statements.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { openTestAccounts } from '../../accounts/accounts/accounts-fixture.ts'
import { addDocument } from '../../documents/core/document-fixture.ts'
import type { Database } from '../../platform/db/tables.ts'
import { listDocuments, maxFollowed } from './list-documents.server.ts'
import { orders, type PanelFields, panelFieldsOf, readPanelFilter, stateNames } from './panel-filter.ts'

type Statement = Awaited<ReturnType<typeof recordStatements>>[number]

/** For each scanned row its words are looked up too. */
const maxRead = 6 * maxFollowed
const none = { q: '', tipo: '', bloque: '', curso: '', estado: '', quien: '', orden: '' }
const choices: Record<keyof PanelFields, string[]> = {
  q: ['', 'comun otra'],
  tipo: ['', 'temario'],
  bloque: ['', 'b1'],
  curso: ['', '1'],
  estado: ['', ...Object.keys(stateNames)],
  quien: ['', 'yo'],
  orden: Object.keys(orders),
}

const blocks = [{ id: 'b1', name: 'Uno', courses: '4' }]

/** All combinations of filters and orders. */
function combine(): PanelFields[] {
  let combined: Partial<PanelFields>[] = [{}]
  for (const [name, values] of Object.entries(choices))
    combined = combined.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value })))
  return combined.map((fields) => ({ ...none, ...fields }))
}

/** Creates documents in two disjoint halves, so that combined filters find nothing. */
async function openHalves(open: () => Promise<Database>, documents: number): Promise<Database> {
  const db = await open()
  await openTestAccounts(db)
  await addDocument(db, kinds.category, { name: 'Uno', courses: '4' })
  await sql`delete from document_overview`.execute(db)
  await sql`delete from document_terms`.execute(db)
  await sql`update syllabus set id = 'b1'`.execute(db)
  await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${documents})
    insert into document_overview select 'k' || n, case when n % 2 = 0 then 'temario' else 'herramientas' end, 'i' || n,
      'T' || n, 't' || n, case when n % 2 = 0 then 'b1' else '' end, '',
      case when n % 2 = 0 then 'published' else 'draft' end, '', '', '', '2026-01-01T' || (100000 + n), '', ''
    from numbers`.execute(db)
  await sql`update document_overview set "changedBy" = 'ana' where tipo = 'herramientas'`.execute(db)
  await sql`insert into document_terms select case when tipo = 'temario' then 'comun' else 'otra' end, key
    from document_overview`.execute(db)
  await sql`analyze`.execute(db)
  return db
}

async function readAll(db: Database, fields: PanelFields): Promise<Statement[]> {
  const filter = readPanelFilter(panelFieldsOf(fields), 'ana')
  const request = { limit: 50, today: '2026-11-20', blocks, kinds: Object.values(kinds) }
  return recordStatements(db, async (recorded) => {
    const { next } = await listDocuments(recorded, filter, { ...request, after: null })
    if (next !== null) await listDocuments(recorded, filter, { ...request, after: next })
  })
}

type Step = {
  'Actual Rows'?: number
  'Rows Removed by Filter'?: number
  'Actual Loops'?: number
  Plans?: Step[]
} & Record<string, unknown>

/** Rows that PostgreSQL reads from tables and indexes, in a plan step and the steps below. */
function countRead(step: Step): number {
  const own = (step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0)
  const isRead = step['Relation Name'] !== undefined
  const below = (step.Plans ?? []).reduce((sum, part) => sum + countRead(part), 0)
  return below + (isRead ? own * (step['Actual Loops'] ?? 1) : 0)
}

async function countOnServer(db: Database, { sql: text, parameters }: Statement): Promise<number> {
  const query = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(query)
  return rows.reduce((sum, row) => sum + countRead(row['QUERY PLAN'][0].Plan), 0)
}

type FileStep = { id: number; parent: number; detail: string }

/** SQLite plan steps that scan the whole list, or sort without an index. */
async function findUnbounded(db: Database, { sql: text, parameters }: Statement): Promise<string[]> {
  const query = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
  const { rows } = await db.executeQuery<FileStep>(query)
  const isSorted = ({ parent }: FileStep): boolean =>
    rows.some((other) => other.parent === parent && /TEMP B-TREE FOR .*ORDER BY/.test(other.detail))
  const ofList = rows.filter(({ detail }) => /document_(overview|terms)/.test(detail))
  const wrong = ofList.filter(
    (step) => /^SCAN \w+$/.test(step.detail) || (/overview_by/.test(step.detail) && isSorted(step)),
  )
  return wrong.map(({ detail }) => detail)
}

describeOnBothDatabases('the list of the panel among very many documents', (open) => {
  it('reads a bounded number of rows for every filter and order', async () => {
    const db = await openHalves(open, 4 * maxRead)
    const isServer = db.getExecutor().adapter instanceof PostgresAdapter
    const wrong: string[] = []
    for (const fields of combine()) {
      for (const statement of await readAll(db, fields)) {
        const found = isServer
          ? [await countOnServer(db, statement)].filter((count) => count > maxRead)
          : await findUnbounded(db, statement)
        for (const one of found) wrong.push(`${JSON.stringify(fields)}: ${one}`)
      }
    }
    expect(wrong).toEqual([])
  }, 240_000)

  it('continues where it stopped until everything is scanned', async () => {
    const db = await openHalves(open, 40_000)
    await sql`update document_overview set courses = '1' where key in ('k2', 'k39998')`.execute(db)
    const filter = readPanelFilter({ ...none, tipo: 'temario', curso: '1' }, 'ana')
    const request = { limit: 50, today: '2026-11-20', blocks, kinds: Object.values(kinds) }
    const titles: string[][] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await listDocuments(db, filter, { ...request, after })
      titles.push(page.items.map(({ title }) => title))
      expect(page.isCut).toBe(page.next !== null)
      after = page.next
    }
    expect(titles).toEqual([['T39998'], [], [], ['T2'], []])
  })
})
