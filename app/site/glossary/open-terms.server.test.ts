import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { addDocument, saveFields } from '../../documents/core/document-fixture.ts'
import { readContentVersions } from '../../platform/db/content-versions.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { openTerms } from './open-terms.server.ts'

function openCounted(db: Database) {
  const asked = { now: 0, versions: 0, fails: false }
  const clock = {
    read: () => asked.now,
    readVersions: async () => {
      asked.versions++
      if (asked.fails) throw new Error('gone')
      return readContentVersions(db)
    },
  }
  const terms = openTerms(db, clock)
  const namesIn = async (text: string, topicId = 'otro') =>
    (await terms.findIn(text, topicId)).map(({ name }) => name)
  return { asked, namesIn, terms }
}

describeOnBothDatabases('the terms that a text names', (open) => {
  it('are returned once each with everything that readers see', async () => {
    const db = await open()
    await addDocument(db, kinds.term, { term: 'Piñón', slug: '', definition: 'Rueda.', forms: 'piñones' })
    expect(await openCounted(db).terms.findIn('Piñones y un piñón', 'x')).toEqual([
      {
        id: 'pinon',
        name: 'Piñón',
        definition: 'Rueda.',
        address: '/glosario#termino-pinon',
        forms: ['Piñón', 'piñones'],
      },
    ])
  })

  it('are found up to the end of a long text, also in long lines', async () => {
    const db = await open()
    await addDocument(db, kinds.term, { term: 'señal analógica', slug: '' })
    await addDocument(db, kinds.term, { term: 'bit', slug: '' })
    const { namesIn } = openCounted(db)
    const text = `${'a '.repeat(20_000)}\n${'una línea más\n'.repeat(3_000)}señal analógica\n`
    expect(await namesIn(text)).toEqual(['señal analógica'])
    expect(await namesIn('a '.repeat(49_000))).toEqual([])
  })

  it("are limited to the term's topics if the word has other meanings elsewhere", async () => {
    const db = await open()
    const categoryId = await addDocument(db, kinds.category)
    await addDocument(db, kinds.topic, { title: 'Dibujo', slug: '', categoryId })
    await addDocument(db, kinds.term, { term: 'planta', slug: '', topicIds: 'dibujo', everywhere: '0' })
    const { namesIn } = openCounted(db)
    expect(await namesIn('La planta', 'dibujo')).toEqual(['planta'])
    expect(await namesIn('La planta', 'otro')).toEqual([])
  })

  it('are read once, and again only after a change of terms', async () => {
    const db = await open()
    const { asked, namesIn } = openCounted(db)
    expect(await Promise.all([namesIn('bit'), namesIn('bit')])).toEqual([[], []])
    expect(asked.versions).toBe(1)
    await addDocument(db, kinds.term, { term: 'bit', slug: '' })
    expect(await namesIn('bit')).toEqual([])
    asked.now++
    expect(await namesIn('bit')).toEqual(['bit'])
    await saveFields(db, kinds.category, { name: 'Otra' })
    asked.now++
    expect(await namesIn('bit')).toEqual(['bit'])
    expect(asked.versions).toBe(3)
  })

  it('are read again after an error, and always while the content clock is unknown', async () => {
    const db = await open()
    const { asked, namesIn } = openCounted(db)
    asked.fails = true
    await expect(namesIn('bit')).rejects.toThrow('gone')
    asked.fails = false
    expect(await namesIn('bit')).toEqual([])
    asked.now = Number.NaN
    await addDocument(db, kinds.term, { term: 'bit', slug: '' })
    expect(await namesIn('bit')).toEqual(['bit'])
    expect(asked.versions).toBe(3)
  })
})
