import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { explainStatements } from '../../../test/databases/explain-statements.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { addDocument } from '../../documents/core/document-fixture.ts'
import { encodeCursor } from '../../platform/db/keyset.ts'
import { migrateToLatest } from '../../platform/db/migrate.server.ts'
import { openDatabase } from '../../platform/db/open-database.server.ts'
import { listAttention } from './list-attention.server.ts'
import { listDocuments } from './list-documents.server.ts'
import { panelFieldsOf, readPanelFilter } from './panel-filter.ts'
import { readPanelSummary } from './panel-summary.server.ts'

const none = { q: '', tipo: '', bloque: '', curso: '', estado: '', quien: '', orden: '' }
const db = await openDatabase(':memory:')
await migrateToLatest(db)
await sql`create table if not exists users (id text primary key, email text, name text)`.execute(db)
await addDocument(db, kinds.category, { name: 'Uno' })
const after = encodeCursor(['2026-11-01T00:00:00.000Z', 'x'])

it.each([
  {},
  { tipo: 'temario' },
  { tipo: 'temario', orden: 'titulo' },
  { estado: 'borrador' },
  { quien: 'yo' },
  { orden: 'titulo-z' },
])('the panel filtered by %j runs two statements, and none scans or sorts all documents', async (fields) => {
  const filter = readPanelFilter(panelFieldsOf({ ...none, ...fields }), 'ana')
  const plans = await explainStatements(db, async (counted) => {
    await listDocuments(counted, filter, {
      after,
      limit: 50,
      today: '2026-11-20',
      blocks: [],
      kinds: Object.values(kinds),
    })
    await readPanelSummary(counted, 'ana')
  })
  expect(plans).toHaveLength(2)
  const list = plans.find((plan) => plan.some((step) => step.includes('document_overview_by')))
  expect(list?.filter((step) => /TEMP B-TREE|SCAN listed$/.test(step))).toEqual([])
})

it('a search adds one statement, and the page of findings runs one', async () => {
  const filter = readPanelFilter(panelFieldsOf({ ...none, q: 'uno u' }), 'ana')
  const searched = await explainStatements(db, async (counted) => {
    await listDocuments(counted, filter, {
      after: null,
      limit: 50,
      today: '2026-11-20',
      blocks: [],
      kinds: Object.values(kinds),
    })
    await readPanelSummary(counted, 'ana')
  })
  expect(searched).toHaveLength(3)
  const listed = await explainStatements(db, (counted) => listAttention(counted, 'links', { limit: 50 }))
  expect(listed).toHaveLength(1)
  expect(listed.flat().filter((step) => /TEMP B-TREE|SCAN document_attention$/.test(step))).toEqual([])
})
