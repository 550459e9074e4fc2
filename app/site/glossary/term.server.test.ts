import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { deleteDocument, listBin, restoreDocument } from '../../documents/core/document-bin.server.ts'
import { addDocument, saveFields } from '../../documents/core/document-fixture.ts'
import { findRow, toFields } from '../../documents/core/document-rows.server.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { Database } from '../../platform/db/tables.ts'
import { letterOf, listTerms, listTermsWithTopics } from './term.server.ts'

const change = { author: { accountId: 'ana' }, now: '2026-11-21T10:00:00.000Z' }

async function addTopics(db: Database, titles: readonly string[]): Promise<void> {
  const categoryId = await addDocument(db, kinds.category)
  for (const title of titles) await addDocument(db, kinds.topic, { title, slug: '', categoryId })
}

async function addTerm(db: Database, name: string, fields: FieldTexts = {}): Promise<string> {
  return addDocument(db, kinds.term, { term: name, slug: '', ...fields })
}

async function listTopicsOf(db: Database, id: string): Promise<string[] | undefined> {
  return (await listTermsWithTopics(db)).find((one) => one.id === id)?.topics.map(({ title }) => title)
}

describeOnBothDatabases('terms of the glossary', (open) => {
  it('are sorted as in a Spanish dictionary: accents and case are ignored, ñ follows n', async () => {
    const db = await open()
    for (const name of ['ñandú', 'número', 'Ánodo', 'ancho de banda', 'nudo', 'ODS', '3D'])
      await addTerm(db, name)
    const names = (await listTerms(db)).map((one) => one.term)
    expect(names).toEqual(['3D', 'ancho de banda', 'Ánodo', 'nudo', 'número', 'ñandú', 'ODS'])
  })

  it('get an id from their word, and each form once', async () => {
    const db = await open()
    const forms = ' piñones \r\n\r\npiñones\nrueda pequeña'
    expect(await addTerm(db, 'Piñón', { definition: 'Rueda.', forms, everywhere: '0' })).toBe('pinon')
    expect(await listTerms(db)).toEqual([
      {
        id: 'pinon',
        term: 'Piñón',
        definition: 'Rueda.',
        forms: ['piñones', 'rueda pequeña'],
        topicIds: [],
        everywhere: false,
      },
    ])
  })

  it('are unique, ignoring case and accents', async () => {
    const db = await open()
    await addTerm(db, 'par')
    const outcome = await saveFields(db, kinds.term, { term: 'Par', definition: 'Otro.' })
    expect(outcome).toMatchObject({ status: 'exists', id: 'par' })
  })

  it('lead to the existing topics, in the given order', async () => {
    const db = await open()
    await addTopics(db, ['Poleas', 'Engranajes'])
    const id = await addTerm(db, 'eje', { topicIds: 'engranajes\nno-existe\npoleas' })
    expect(await listTopicsOf(db, id)).toEqual(['Engranajes', 'Poleas'])
    expect((await findRow(db, kinds.term, id))?.topicIds).toBe('engranajes\npoleas')
  })

  it('drop a deleted topic, and recover it when it is restored', async () => {
    const db = await open()
    await addTopics(db, ['Poleas', 'Engranajes'])
    const id = await addTerm(db, 'eje', { topicIds: 'poleas\nengranajes' })
    expect(await deleteDocument(db, kinds.topic, { id: 'poleas', ...change })).toEqual({ status: 'deleted' })
    expect(await listTopicsOf(db, id)).toEqual(['Engranajes'])
    const [binned] = await listBin(db)
    await restoreDocument(db, kinds.topic, { binId: binned?.id ?? '', ...change })
    expect(await listTopicsOf(db, id)).toEqual(['Poleas', 'Engranajes'])
  })

  it('drop a deleted topic permanently at the next save', async () => {
    const db = await open()
    await addTopics(db, ['Poleas'])
    const id = await addTerm(db, 'eje', { topicIds: 'poleas' })
    await deleteDocument(db, kinds.topic, { id: 'poleas', ...change })
    const row = await findRow(db, kinds.term, id)
    const fields = toFields(kinds.term, row ?? {})
    await saveFields(db, kinds.term, fields, { id, openedAt: row?.updatedAt })
    expect((await findRow(db, kinds.term, id))?.topicIds).toBe('')
  })

  it('are restored from the bin unchanged', async () => {
    const db = await open()
    await addTerm(db, 'eje', { forms: 'ejes' })
    const before = await listTerms(db)
    await deleteDocument(db, kinds.term, { id: 'eje', ...change })
    expect(await listTerms(db)).toEqual([])
    const [binned] = await listBin(db)
    await restoreDocument(db, kinds.term, { binId: binned?.id ?? '', ...change })
    expect(await listTerms(db)).toEqual(before)
  })
})

it('files a term under its dictionary letter', () => {
  expect(['ánodo', 'ñandú', 'Óhm', 'bit', '3D', 'λ'].map(letterOf)).toEqual(['A', 'Ñ', 'O', 'B', '#', '#'])
})
