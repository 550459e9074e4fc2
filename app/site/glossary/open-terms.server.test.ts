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
  it('are given with all that a reader is shown of them, once each', async () => {
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

  it('are found to the end of a long text, in long lines too', async () => {
    const db = await open()
    await addDocument(db, kinds.term, { term: 'señal analógica', slug: '' })
    await addDocument(db, kinds.term, { term: 'bit', slug: '' })
    const { namesIn } = openCounted(db)
    const text = `${'a '.repeat(20_000)}\n${'una línea más\n'.repeat(3_000)}señal analógica\n`
    expect(await namesIn(text)).toEqual(['señal analógica'])
    expect(await namesIn('a '.repeat(49_000))).toEqual([])
  })

  it('are those of the topic alone where a word means other things elsewhere', async () => {
    const db = await open()
    const categoryId = await addDocument(db, kinds.category)
    await addDocument(db, kinds.topic, { title: 'Dibujo', slug: '', categoryId })
    await addDocument(db, kinds.term, { term: 'planta', slug: '', topicIds: 'dibujo', everywhere: '0' })
    const { namesIn } = openCounted(db)
    expect(await namesIn('La planta', 'dibujo')).toEqual(['planta'])
    expect(await namesIn('La planta', 'otro')).toEqual([])
  })

  it('are read once, again after a change of theirs, and not for a change of others', async () => {
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

  it('are asked for again after a fault, and always while the clock cannot tell', async () => {
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
