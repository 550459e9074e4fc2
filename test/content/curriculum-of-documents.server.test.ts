import { expect, it } from 'vitest'
import { addDocument } from '../../app/documents/core/document-fixture.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { findChallengeBySlug } from '../../app/site/challenges/challenge.server.ts'
import { findProblemBySlug } from '../../app/site/problems/problem.server.ts'
import { findTopic, listTopicsByCategory } from '../../app/site/topics/topic.server.ts'
import { describeOnBothDatabases } from '../databases/database-contract.ts'
import { kinds } from '../repository/kinds.ts'

const subject = 'Tecnología y Digitalización'
const names = { name: 'Máquinas', courses: '2\n3', letter: 'A' }

async function addCriterion(db: Database, newId: string, code: string, position: string): Promise<void> {
  const fields = { subject, code, position, text: `Criterio\nde ${code}.` }
  await addDocument(db, kinds.criterion, fields, { newId })
}

/** Adds the same document as a topic, a challenge and a problem of one block. */
async function addEach(db: Database, fields: Record<string, string>) {
  const categoryId = await addDocument(db, kinds.category, names)
  const named = { title: 'Uno', slug: 'uno', ...fields }
  await addDocument(db, kinds.topic, { ...named, categoryId })
  await addDocument(db, kinds.challenge, { ...named, categoryId })
  await addDocument(db, kinds.problem, { ...named, category: names.name })
  return [
    await findTopic(db, 'uno'),
    await findChallengeBySlug(db, 'uno'),
    await findProblemBySlug(db, 'uno'),
  ]
}

describeOnBothDatabases('the curriculum of a topic, a challenge and a problem', (open) => {
  it('inherits the courses of the block unless the document has its own', async () => {
    const found = await addEach(await open(), {})
    expect(found.map((one) => one?.courses)).toEqual([
      ['2', '3'],
      ['2', '3'],
      ['2', '3'],
    ])
    const own = await addEach(await open(), { courses: '1' })
    expect(own.map((one) => one?.courses)).toEqual([['1'], ['1'], ['1']])
  })

  it('lists existing criteria in their order, and does not confuse codes with a common prefix', async () => {
    const db = await open()
    await addCriterion(db, 'td-1-1', '1.1', '2')
    await addCriterion(db, 'td-1-10', '1.10', '3')
    await addCriterion(db, 'td-2-1', '2.1', '1')
    const found = await addEach(db, { criteria: 'td-1-1\ntd-2-1' })
    for (const one of found) {
      expect(one?.criteria).toEqual([
        { id: 'td-2-1', subject, code: '2.1', text: 'Criterio\nde 2.1.' },
        { id: 'td-1-1', subject, code: '1.1', text: 'Criterio\nde 1.1.' },
      ])
    }
    await db.deleteFrom('criteria').execute()
    expect((await findTopic(db, 'uno'))?.criteria).toEqual([])
  })

  it('is empty for a document without a block', async () => {
    const db = await open()
    await addDocument(db, kinds.challenge, { title: 'Suelto', slug: '' })
    await addDocument(db, kinds.problem, { title: 'Suelto', slug: '', category: 'General' })
    expect(await findChallengeBySlug(db, 'suelto')).toMatchObject({
      courses: [],
      criteria: [],
      categoryName: null,
    })
    expect(await findProblemBySlug(db, 'suelto')).toMatchObject({ courses: [], criteria: [] })
  })
})

describeOnBothDatabases('the topics of a course', (open) => {
  it('are those assigned to it, and those of a block assigned to it', async () => {
    const db = await open()
    const categoryId = await addDocument(db, kinds.category, names)
    const add = (title: string, courses: string) =>
      addDocument(db, kinds.topic, { title, slug: '', categoryId, courses })
    await add('De su bloque', '')
    await add('Primero', '1')
    await add('Segundo', '1\n2')
    const titles = async (course: '1' | '2' | '4') => {
      const [found] = await listTopicsByCategory(db, () => ({ limit: 9 }), { course })
      return found?.topics.map(({ title }) => title).sort()
    }
    expect(await titles('1')).toEqual(['Primero', 'Segundo'])
    expect(await titles('2')).toEqual(['De su bloque', 'Segundo'])
    expect(await titles('4')).toEqual([])
  })
})
