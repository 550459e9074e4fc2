import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { openTestAccounts } from '../../accounts/accounts/accounts-fixture.ts'
import { addDocument } from '../../documents/core/document-fixture.ts'
import type { Database } from '../../platform/db/tables.ts'
import { listDocuments } from './list-documents.server.ts'
import { type PanelFields, panelFieldsOf, readPanelFilter } from './panel-filter.ts'
import { readPanelSummary } from './panel-summary.server.ts'

const none = { q: '', tipo: '', bloque: '', curso: '', estado: '', quien: '', orden: '' }
const today = '2026-11-20'

async function list(db: Database, fields: Partial<PanelFields> = {}, limit = 50): Promise<string[]> {
  const filter = readPanelFilter(panelFieldsOf({ ...none, ...fields }), 'ana')
  const { blocks } = await readPanelSummary(db, 'ana')
  const titles: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await listDocuments(db, filter, { after, limit, today, blocks, kinds: Object.values(kinds) })
    titles.push(...page.items.map(({ title }) => title))
    after = page.next
  }
  return titles
}

async function openSite(open: () => Promise<Database>): Promise<Database> {
  const db = await open()
  await openTestAccounts(db)
  const at = (minute: number) => ({ now: `2026-11-20T10:0${minute}:00.000Z` })
  const block = await addDocument(db, kinds.category, { name: 'Máquinas', courses: '3' }, at(0))
  await addDocument(db, kinds.topic, { title: 'Palancas', slug: 'palancas', categoryId: block }, at(1))
  const own = { title: 'Motor eléctrico', slug: 'motor', categoryId: block, courses: '1' }
  await addDocument(db, kinds.topic, own, at(2))
  await addDocument(db, kinds.problem, { title: 'El motor', slug: 'el-motor', category: 'Máquinas' }, at(3))
  await addDocument(db, kinds.post, { title: 'Por venir', slug: 'por-venir', published: '0' }, at(4))
  const later = { title: 'Reto de enero', slug: 'reto', startsOn: '2027-01-08' }
  await addDocument(db, kinds.challenge, later, { ...at(5), accountId: 'luz' })
  return db
}

describeOnBothDatabases('the list of the panel', (open) => {
  it('pages through all documents in the requested order', async () => {
    const db = await openSite(open)
    const all = ['Reto de enero', 'Por venir', 'El motor', 'Motor eléctrico', 'Palancas', 'Máquinas']
    expect(await list(db)).toEqual(all)
    expect(await list(db, {}, 2)).toEqual(all)
    expect(await list(db, { orden: 'antiguo' }, 4)).toEqual(all.toReversed())
    const byTitle = ['El motor', 'Máquinas', 'Motor eléctrico', 'Palancas', 'Por venir', 'Reto de enero']
    expect(await list(db, { orden: 'titulo' }, 1)).toEqual(byTitle)
    expect(await list(db, { orden: 'titulo-z' }, 4)).toEqual(byTitle.toReversed())
  })

  it('matches word beginnings without accents, and nothing for punctuation only', async () => {
    const db = await openSite(open)
    expect(await list(db, { q: 'MOTÓR' })).toEqual(['El motor', 'Motor eléctrico'])
    expect(await list(db, { q: 'elec mot' })).toEqual(['Motor eléctrico'])
    expect(await list(db, { q: 'otor' })).toEqual([])
    expect(await list(db, { q: '%_' })).toEqual([])
  })

  it('filters by kind, block, course, state and last editor', async () => {
    const db = await openSite(open)
    const { blocks } = await readPanelSummary(db, 'ana')
    const bloque = blocks[0]?.id ?? ''
    expect(await list(db, { tipo: 'temario' })).toEqual(['Motor eléctrico', 'Palancas'])
    expect(await list(db, { bloque })).toEqual(['El motor', 'Motor eléctrico', 'Palancas'])
    expect(await list(db, { bloque, curso: '3' })).toEqual(['El motor', 'Palancas'])
    expect(await list(db, { curso: '1' })).toEqual(['Motor eléctrico'])
    expect(await list(db, { tipo: 'herramientas', curso: '1' })).toEqual([])
    expect(await list(db, { tipo: 'herramientas', bloque })).toEqual([])
    expect(await list(db, { estado: 'borrador' })).toEqual(['Por venir'])
    expect(await list(db, { estado: 'programado' })).toEqual(['Reto de enero'])
    expect(await list(db, { estado: 'publicado', orden: 'titulo' })).toHaveLength(4)
    expect(await list(db, { quien: 'yo' })).toHaveLength(5)
    expect(await list(db, { tipo: 'nada', estado: 'nada', curso: '9', bloque: 'nada' })).toEqual([])
  })

  it('summarises the available filters and the recent changes', async () => {
    const db = await openSite(open)
    const summary = await readPanelSummary(db, 'luz')
    expect(summary.mine).toEqual([{ tipo: 'retos', id: 'reto', title: 'Reto de enero' }])
    expect(summary.blocks).toMatchObject([{ name: 'Máquinas', courses: '3' }])
    expect(summary.hasDocuments).toBe(true)
  })
})
