import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import { listCategories } from './category.server.ts'

const { create: createTopic } = writerOf(kinds.topic)
const { create: createCategory, update: updateCategory, remove: deleteCategory } = writerOf(kinds.category)

/** A category without curriculum data. */
const bare = { shortName: '', letter: null, courses: [] }
const now = '2026-11-20T10:00:00.000Z'

describeOnBothDatabases('categories', (open) => {
  it('lists them by position, those without one last', async () => {
    const db = await open()
    await createCategory(db, { name: 'Segunda', color: 'red', position: 2 }, { now, id: 'b' })
    await createCategory(db, { name: 'Primera', position: 1 }, { now, id: 'a' })
    await createCategory(db, { name: 'Tercera' }, { now, id: 'c' })
    expect(await listCategories(db)).toEqual([
      { id: 'a', name: 'Primera', color: 'blue', position: 1, ...bare },
      { id: 'b', name: 'Segunda', color: 'red', position: 2, ...bare },
      { id: 'c', name: 'Tercera', color: 'blue', position: 3, ...bare },
    ])
  })

  it('assigns the first category position 1 and an id', async () => {
    const db = await open()
    const saved = await createCategory(db, { name: 'Única' }, { now })
    expect(await listCategories(db)).toEqual([expect.objectContaining({ name: 'Única', position: 1 })])
    expect(saved).toEqual({ status: 'saved', id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  it('returns the common name beside the official one', async () => {
    const db = await open()
    const names = { name: 'Operadores tecnológicos', shortName: 'Electrónica' }
    await createCategory(db, names, { now })
    expect(await listCategories(db)).toEqual([expect.objectContaining(names)])
  })

  it('rejects a name that is taken, on creation and on update', async () => {
    const db = await open()
    await createCategory(db, { name: 'Una' }, { now, id: 'a' })
    await createCategory(db, { name: 'Otra' }, { now, id: 'b' })
    expect(await createCategory(db, { name: 'Una' }, { now, id: 'c' })).toEqual({
      status: 'taken',
      id: 'a',
    })
    expect(await updateCategory(db, 'b', { name: 'Una' }, { now })).toEqual({ status: 'taken', id: 'a' })
    expect(await updateCategory(db, 'a', { name: 'Una' }, { now })).toEqual({ status: 'saved', id: 'a' })
  })

  it('updates only the given fields', async () => {
    const db = await open()
    await createCategory(db, { name: 'Una', color: 'cyan', position: 5 }, { now, id: 'a' })
    await updateCategory(db, 'a', { color: 'green' }, { now })
    expect(await listCategories(db)).toEqual([{ id: 'a', name: 'Una', color: 'green', position: 5, ...bare }])
    expect(await updateCategory(db, 'none', { color: 'green' }, { now })).toEqual({ status: 'not-found' })
  })

  it('does not delete a category that still has topics', async () => {
    const db = await open()
    await createCategory(db, { name: 'Una' }, { now, id: 'a' })
    const topic = { title: 'T', slug: 't', description: 'd', content: 'c', categoryId: 'a' }
    await createTopic(db, topic, { now })
    expect(await deleteCategory(db, 'a')).toMatchObject({ status: 'in-use', count: 1 })
    await db.deleteFrom('topics').execute()
    expect(await deleteCategory(db, 'a')).toEqual({ status: 'deleted' })
    expect(await deleteCategory(db, 'a')).toEqual({ status: 'not-found' })
  })
})
