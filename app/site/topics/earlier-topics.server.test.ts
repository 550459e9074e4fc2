import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import type { Database } from '../../platform/db/tables.ts'
import { listEarlierTopics } from './earlier-topics.server.ts'
import { findTopic } from './topic.server.ts'

const { create: createTopic } = writerOf(kinds.topic)
const { create: createCategory } = writerOf(kinds.category)

/** Three blocks, the second without topics; the topics are created a minute apart. */
async function addSyllabus(
  db: Database,
  topics: readonly [slug: string, categoryId: string, courses?: string][],
) {
  const now = '2026-11-20T10:00:00.000Z'
  for (const [index, id] of ['a', 'b', 'c'].entries())
    await createCategory(db, { name: `Bloque ${id}`, position: index + 1 }, { now, id })
  for (const [index, [slug, categoryId, courses = '']] of topics.entries()) {
    const draft = { slug, title: slug, description: 'Qué es', content: `# ${slug}`, categoryId, courses }
    await createTopic(db, draft, { now: `2026-11-20T10:${String(index).padStart(2, '0')}:00.000Z` })
  }
}

async function earlier(db: Database, id: string): Promise<string[]> {
  const topic = await findTopic(db, id)
  if (!topic) throw new Error(`There is no topic ${id}`)
  return (await listEarlierTopics(db, topic)).map((one) => one.id)
}

describeOnBothDatabases('the topics before one', (open) => {
  it('are those of its block, nearest first, and then the last ones of the nearest earlier block with topics', async () => {
    const db = await open()
    await addSyllabus(db, [
      ['c1', 'c'],
      ['a1', 'a'],
      ['a2', 'a'],
      ['c2', 'c'],
      ['c3', 'c'],
    ])
    expect(await earlier(db, 'c3')).toEqual(['c2', 'c1', 'a2', 'a1'])
    expect(await earlier(db, 'c1')).toEqual(['a2', 'a1'])
    expect(await earlier(db, 'a2')).toEqual(['a1'])
    expect(await earlier(db, 'a1')).toEqual([])
  })

  it('exclude topics of later courses', async () => {
    const db = await open()
    await addSyllabus(db, [
      ['primero', 'a', '1\n2'],
      ['cuarto', 'a', '4'],
      ['segundo', 'a', '2'],
      ['libre', 'a'],
    ])
    expect(await earlier(db, 'segundo')).toEqual(['primero'])
    expect(await earlier(db, 'libre')).toEqual(['segundo', 'cuarto', 'primero'])
  })
})
