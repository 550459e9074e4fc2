import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { binDocuments, deleteDocument } from './document-bin.server.ts'
import { addDocument } from './document-fixture.ts'
import { listReferenceChoices } from './document-references.server.ts'
import { findRow } from './document-rows.server.ts'

const change = { author: { accountId: 'ana' }, now: '2026-11-21T10:00:00.000Z' }

describeOnBothDatabases('a reference that may be left empty', (open) => {
  it('protects its document from deletion, and is null if left empty', async () => {
    const db = await open()
    const used = await addDocument(db, kinds.category, { name: 'Usada' })
    const unused = await addDocument(db, kinds.category, { name: 'Sin usar' })
    await addDocument(db, kinds.challenge, { title: 'Con bloque', slug: '', categoryId: used })
    const loose = await addDocument(db, kinds.challenge, { title: 'Sin bloque', slug: '', categoryId: '' })
    expect((await findRow(db, kinds.challenge, loose))?.categoryId).toBeNull()
    expect(await deleteDocument(db, kinds.category, { id: used, ...change })).toMatchObject({
      status: 'in-use',
      count: 1,
    })
    const binned = await db
      .transaction()
      .execute((transaction) => binDocuments(transaction, kinds.category, { ids: [used, unused], ...change }))
    expect(binned).toBe(1)
    expect(await findRow(db, kinds.category, unused)).toBeUndefined()
  })
})

describeOnBothDatabases('what a form offers to choose from', (open) => {
  it("uses the noun's label and order", async () => {
    const db = await open()
    const subject = 'Tecnología y Digitalización'
    await addDocument(db, kinds.criterion, { subject, code: '2.1', text: 'Idear.', position: '2' })
    await addDocument(db, kinds.criterion, { subject, code: '1.1', text: 'Definir.', position: '1' })
    const { criteria } = await listReferenceChoices(db, kinds.topic)
    expect(criteria?.list.map(({ title }) => title)).toEqual([
      'Tecnología y Digitalización 1.1: Definir.',
      'Tecnología y Digitalización 2.1: Idear.',
    ])
  })
})
