import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import type { Draft } from '../../documents/core/write-draft.server.ts'
import type { PageRequest } from '../../platform/db/keyset.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { Course } from '../curriculum/courses.ts'
import { type CategoryWithTopics, findTopic, listLatestTopics, listTopicsByCategory } from './topic.server.ts'

const { create: createTopic, update: updateTopic, remove: deleteTopic } = writerOf(kinds.topic)
const { create: createCategory } = writerOf(kinds.category)

const now = '2026-11-20T10:00:00.000Z'
const later = '2026-11-21T10:00:00.000Z'

function minute(number: number): string {
  return `2026-11-20T10:${String(number).padStart(2, '0')}:00.000Z`
}

function draft(slug: string, changes: Draft = {}): Draft {
  return { slug, title: slug, description: 'Qué es', content: '# Texto', categoryId: 'a', ...changes }
}

async function addCategories(db: Database): Promise<void> {
  await createCategory(db, { name: 'Bloque A', color: 'green', position: 1 }, { now, id: 'a' })
  await createCategory(db, { name: 'Bloque B', color: 'red', position: 2 }, { now, id: 'b' })
  await createCategory(db, { name: 'Vacío', color: 'cyan', position: 3 }, { now, id: 'c' })
}

async function addTopics(db: Database, slugs: readonly string[], categoryId = 'a'): Promise<void> {
  for (const [index, slug] of slugs.entries()) {
    await createTopic(db, draft(slug, { categoryId }), { now: minute(index) })
  }
}

describeOnBothDatabases('topics', (open) => {
  it('finds a saved topic, with the name and colour of its category', async () => {
    const db = await open()
    await addCategories(db)
    expect(await createTopic(db, draft('presion'), { now })).toEqual({ status: 'saved', id: 'presion' })
    const topic = {
      id: 'presion',
      slug: 'presion',
      title: 'presion',
      description: 'Qué es',
      content: '# Texto',
      imageUrl: null,
      categoryId: 'a',
      categoryName: 'Bloque A',
      color: 'green',
      ownColor: null,
      courses: [],
      criteria: [],
      createdAt: now,
      updatedAt: now,
    }
    expect(await findTopic(db, 'presion')).toEqual(topic)
    expect(await findTopic(db, 'otro')).toBeUndefined()
    expect(await findTopic(db, 'a\0b')).toBeUndefined()
  })

  it("prefers a topic's own colour", async () => {
    const db = await open()
    await addCategories(db)
    await createTopic(db, draft('uno', { color: 'purple' }), { now })
    expect(await findTopic(db, 'uno')).toMatchObject({ color: 'purple', ownColor: 'purple' })
    expect((await listLatestTopics(db, 1))[0]?.color).toBe('purple')
  })

  it('lists the topics of a course: by their own courses, otherwise by those of their category', async () => {
    const db = await open()
    await createCategory(db, { name: 'A', color: 'green', position: 1, courses: '1\n2' }, { now, id: 'a' })
    await createCategory(db, { name: 'B', color: 'red', position: 2, courses: '4' }, { now, id: 'b' })
    const own = { 'a-1': '1', 'a-2': '2', 'a-ninguno': '', 'b-2': '2\n3', 'b-4': '4', 'b-ninguno': '' }
    for (const [slug, courses] of Object.entries(own))
      await createTopic(db, draft(slug, { courses, categoryId: slug.charAt(0) }), { now })
    const idsOf = async (course: Course) =>
      (await listTopicsByCategory(db, () => ({ limit: 10 }), { course })).flatMap(({ topics }) =>
        topics.map(({ id }) => id),
      )
    expect(await idsOf('1')).toEqual(['a-1', 'a-ninguno'])
    expect(await idsOf('2')).toEqual(['a-2', 'a-ninguno', 'b-2'])
    expect(await idsOf('4')).toEqual(['b-4', 'b-ninguno'])
  })

  it('rejects a slug that is taken, and leaves the existing topic unchanged', async () => {
    const db = await open()
    await addCategories(db)
    await createTopic(db, draft('uno', { title: 'Primero' }), { now })
    const second = draft('uno', { title: 'Segundo' })
    expect(await createTopic(db, second, { now: later })).toEqual({ status: 'taken', id: 'uno' })
    expect(await findTopic(db, 'uno')).toMatchObject({ title: 'Primero', updatedAt: now })
  })

  it('saves 1 of 50 concurrent topics with the same slug, and rejects the other 49', async () => {
    const db = await open()
    await addCategories(db)
    const writes = Array.from({ length: 50 }, () => createTopic(db, draft('mismo'), { now }))
    const results = await Promise.all(writes)
    expect(results.filter((result) => result.status === 'saved')).toHaveLength(1)
    expect(results.filter((result) => result.status === 'taken')).toHaveLength(49)
    expect(await listLatestTopics(db, 4)).toHaveLength(1)
  })

  it('keeps id, creation time and omitted fields on update', async () => {
    const db = await open()
    await addCategories(db)
    await createTopic(db, draft('uno', { imageUrl: '/figuras/a.svg', color: 'red' }), { now })
    const {
      color: _,
      imageUrl: __,
      ...replacement
    } = draft('uno', { title: 'Nuevo título', categoryId: 'b' })
    expect(await updateTopic(db, 'uno', replacement, { now: later })).toEqual({ status: 'saved', id: 'uno' })
    expect(await findTopic(db, 'uno')).toMatchObject({
      title: 'Nuevo título',
      categoryId: 'b',
      imageUrl: '/figuras/a.svg',
      ownColor: 'red',
      createdAt: now,
      updatedAt: later,
    })
    await updateTopic(db, 'uno', { imageUrl: null, color: null }, { now: later })
    expect(await findTopic(db, 'uno')).toMatchObject({ imageUrl: null, ownColor: null, color: 'red' })
  })

  it('keeps the id when the slug changes, and both stay taken', async () => {
    const db = await open()
    await addCategories(db)
    await createTopic(db, draft('uno'), { now })
    await createTopic(db, draft('dos'), { now })
    expect(await updateTopic(db, 'uno', { slug: 'dos' }, { now })).toEqual({
      status: 'taken',
      id: 'dos',
    })
    expect(await updateTopic(db, 'uno', { slug: 'tres' }, { now })).toEqual({ status: 'saved', id: 'uno' })
    expect(await findTopic(db, 'uno')).toMatchObject({ slug: 'tres' })
    expect(await createTopic(db, draft('tres'), { now })).toEqual({ status: 'taken', id: 'uno' })
    expect(await createTopic(db, draft('uno'), { now })).toEqual({ status: 'taken', id: 'uno' })
  })

  it('reports a missing category or topic', async () => {
    const db = await open()
    await addCategories(db)
    const orphan = draft('uno', { categoryId: 'none' })
    const gone = { status: 'invalid', errors: { categoryId: 'La categoría ya no existe. Elige otra.' } }
    expect(await createTopic(db, orphan, { now })).toEqual(gone)
    expect(await updateTopic(db, 'uno', draft('uno'), { now })).toEqual({ status: 'not-found' })
    await createTopic(db, draft('uno'), { now })
    expect(await updateTopic(db, 'uno', orphan, { now })).toEqual(gone)
    expect(await deleteTopic(db, 'uno')).toEqual({ status: 'deleted' })
    expect(await deleteTopic(db, 'uno')).toEqual({ status: 'not-found' })
  })

  it('lists every category with its first topics, and a cursor if there are more', async () => {
    const db = await open()
    await addCategories(db)
    await addTopics(db, ['z', 'y', 'x'])
    await addTopics(db, ['w', 'v'], 'b')
    const found = await listTopicsByCategory(db, () => ({ limit: 2 }))
    const shown = found.map(({ id, color, topics, next }) => [
      id,
      color,
      topics.map((topic) => topic.id),
      next !== null,
    ])
    expect(shown).toEqual([
      ['a', 'green', ['z', 'y'], true],
      ['b', 'red', ['w', 'v'], false],
      ['c', 'cyan', [], false],
    ])
    expect(found[1]?.topics[0]).toMatchObject({ title: 'w', description: 'Qué es', color: 'red' })
  })

  it('returns an empty list without categories', async () => {
    expect(await listTopicsByCategory(await open(), () => ({ limit: 2 }))).toEqual([])
  })

  it('pages through a category without losing or repeating topics of the same instant', async () => {
    const db = await open()
    await addCategories(db)
    const slugs = ['a-b', 'a1', 'ab', 'b', 'c']
    for (const slug of slugs) await createTopic(db, draft(slug), { now })
    const seen: string[] = []
    let after: string | null | undefined = null
    do {
      const pages: PageRequest = { after, limit: 2 }
      const found: CategoryWithTopics[] = await listTopicsByCategory(db, (id) =>
        id === 'a' ? pages : { limit: 1 },
      )
      seen.push(...(found[0]?.topics ?? []).map((topic) => topic.id))
      after = found[0]?.next
    } while (after)
    expect(seen).toEqual(slugs)
  })

  it('starts at the beginning if the cursor is invalid', async () => {
    const db = await open()
    await addCategories(db)
    await addTopics(db, ['uno', 'dos'])
    for (const after of ['%', 'zzz', 'bnVsbA', 'WzEsMl0', 'WyJhIl0']) {
      const [category] = await listTopicsByCategory(db, () => ({ after, limit: 1 }))
      expect(category?.topics.map((topic) => topic.id)).toEqual(['uno'])
    }
  })

  it('lists the topics that changed last first', async () => {
    const db = await open()
    await addCategories(db)
    await addTopics(db, ['uno', 'dos', 'tres'])
    await updateTopic(db, 'uno', { title: 'Cambiado' }, { now: later })
    const latest = await listLatestTopics(db, 2)
    expect(latest.map(({ id, categoryName }) => [id, categoryName])).toEqual([
      ['uno', 'Bloque A'],
      ['tres', 'Bloque A'],
    ])
  })
})
