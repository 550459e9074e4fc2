import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import type { Database } from '../../platform/db/tables.ts'
import { registry } from '../../start/registry.server.ts'
import { deleteDocument, listBin, restoreDocument } from './document-bin.server.ts'
import { addDocument, sample, saveFields } from './document-fixture.ts'
import { findRow } from './document-rows.server.ts'
import { fillOverview } from './fill-overview.server.ts'
import { type DraftRequest, saveDraft } from './save-draft.server.ts'
import { discardDraft, unpublish } from './unpublish.server.ts'

const author = { accountId: 'ana' }
const later = '2026-11-21T10:00:00.000Z'

async function listOverview(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('document_overview').selectAll().orderBy('key').execute()
  return rows.map(
    ({ key, title, state, changedAt, changedBy }) =>
      `${key} «${title}» ${state} ${changedAt.slice(0, 10)} ${changedBy}`,
  )
}

async function listTermsOf(db: Database, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('document_terms')
    .select('term')
    .where('key', '=', key)
    .orderBy('term')
    .execute()
  return rows.map(({ term }) => term)
}

describeOnBothDatabases('the list of all documents', (open) => {
  it('is updated by saves, the bin and restores', async () => {
    const db = await open()
    const id = await addDocument(db, kinds.tool, { name: 'Simulador de Ácidos' })
    expect(await listOverview(db)).toEqual([`tools/${id} «Simulador de Ácidos» published 2026-11-20 ana`])

    const openedAt = (await findRow(db, kinds.tool, id))?.updatedAt
    const fields = sample(kinds.tool, { name: 'Árbol' })
    await saveFields(db, kinds.tool, fields, { id, openedAt, now: later, accountId: 'luz' })
    expect(await listOverview(db)).toEqual([`tools/${id} «Árbol» published 2026-11-21 luz`])
    expect(await listTermsOf(db, `tools/${id}`)).toContain('arbol')
    expect(await listTermsOf(db, `tools/${id}`)).not.toContain('acidos')

    await deleteDocument(db, kinds.tool, { id, author, now: later })
    expect(await listOverview(db)).toEqual([])
    expect(await listTermsOf(db, `tools/${id}`)).toEqual([])
    const [binned] = await listBin(db)
    await restoreDocument(db, kinds.tool, { binId: binned?.id ?? '', author, now: later })
    expect(await listOverview(db)).toEqual([`tools/${id} «Árbol» published 2026-11-21 ana`])
  })

  it('stores whether a post is published, and from which day a challenge is visible', async () => {
    const db = await open()
    await addDocument(db, kinds.post, { title: 'Uno', slug: 'uno', published: '0' })
    await addDocument(db, kinds.challenge, { title: 'Dos', slug: 'dos', startsOn: '2027-01-08' })
    const rows = await db
      .selectFrom('document_overview')
      .select(['state', 'visibleFrom'])
      .orderBy('key')
      .execute()
    expect(rows).toEqual([
      { state: 'draft', visibleFrom: '' },
      { state: 'published', visibleFrom: '2027-01-08' },
    ])
  })

  it('distinguishes drafts, changed published documents and scheduled ones', async () => {
    const db = await open()
    const fields = sample(kinds.tool, { name: 'Una' })
    const id = await addDocument(db, kinds.tool, fields)
    const draft = async (options: Partial<DraftRequest>): Promise<string> => {
      const request = { id: undefined, openedAt: undefined, fields, author: { accountId: 'luz' }, now: later }
      const outcome = await saveDraft(db, kinds.tool, { ...request, ...options })
      return outcome.status === 'drafted' ? outcome.id : JSON.stringify(outcome)
    }
    const openedAt = (await findRow(db, kinds.tool, id))?.updatedAt
    await draft({ id, openedAt, fields: { ...fields, name: 'Otra' } })
    const publishAt = '2026-12-01T08:00:00.000Z'
    const dated = await draft({ publishAt, newId: 'b', fields: {} })
    expect(await listOverview(db)).toEqual(
      [
        `tools/${id} «Otra» changed 2026-11-21 luz`,
        `tools/${dated} «Herramienta» scheduled 2026-11-21 luz`,
      ].sort(),
    )
    await discardDraft(db, kinds.tool, { id, author, now: later })
    await discardDraft(db, kinds.tool, { id: dated, author, now: later })
    expect(await listOverview(db)).toEqual([`tools/${id} «Una» published 2026-11-20 ana`])
    await unpublish(db, kinds.tool, { id, author, now: later })
    expect(await listOverview(db)).toEqual([`tools/${id} «Una» draft 2026-11-20 ana`])
    await saveFields(db, kinds.tool, fields, { id, openedAt, now: later, accountId: 'luz' })
    expect(await listOverview(db)).toEqual([`tools/${id} «Una» published 2026-11-21 luz`])
    await db.deleteFrom('document_overview').execute()
    await fillOverview(db, registry.kinds)
    expect(await listOverview(db)).toEqual([`tools/${id} «Una» published 2026-11-21 luz`])
  })

  it('is filled from rows that were written directly, with their author if known', async () => {
    const db = await open()
    const id = await addDocument(db, kinds.tool, { name: 'Una' })
    const [before, terms] = [await listOverview(db), await listTermsOf(db, `tools/${id}`)]
    await db.deleteFrom('document_overview').execute()
    await db.deleteFrom('document_terms').execute()
    await fillOverview(db, registry.kinds)
    expect(await listOverview(db)).toEqual(before)
    expect(await listTermsOf(db, `tools/${id}`)).toEqual(terms)

    await sql`update tools set name = 'Otra', ${sql.ref('updatedAt')} = ${later} where id = ${id}`.execute(db)
    await fillOverview(db, registry.kinds)
    expect(await listOverview(db)).toEqual([`tools/${id} «Otra» published 2026-11-21 null`])
  })

  it('marks documents for a recheck when a document they link to is created or deleted', async () => {
    const db = await open()
    const solution = '[El reto](/retos/dos)'
    const id = await addDocument(db, kinds.problem, { title: 'P', slug: 'p', solution })
    await db.updateTable('document_overview').set({ checkedAt: later }).execute()
    const checked = async (): Promise<string | undefined> =>
      (
        await db
          .selectFrom('document_overview')
          .select('checkedAt')
          .where('key', '=', `problemas/${id}`)
          .executeTakeFirst()
      )?.checkedAt

    await addDocument(db, kinds.challenge, { title: 'Uno', slug: 'uno' })
    expect(await checked()).toBe(later)
    const target = await addDocument(db, kinds.challenge, { title: 'Dos', slug: 'dos' })
    expect(await checked()).toBe('')
    await db.updateTable('document_overview').set({ checkedAt: later }).execute()
    await deleteDocument(db, kinds.challenge, { id: target, author, now: later })
    expect(await checked()).toBe('')
  })
})
