import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import type { Draft } from '../../documents/core/write-draft.server.ts'
import {
  findPostBySlug,
  findPublishedPostBySlug,
  listAllPosts,
  listLatestPosts,
  listPublishedPosts,
} from './post.server.ts'

const { create: createPost, update: updatePost, remove: deletePost } = writerOf(kinds.post)

const now = '2026-11-20T23:30:00.000Z'
const later = '2026-11-22T10:00:00.000Z'

function draft(slug: string, changes: Draft = {}): Draft {
  return { slug, title: slug, summary: 'Resumen', category: 'General', content: 'Texto', ...changes }
}

describeOnBothDatabases('posts', (open) => {
  it('dates a new post by the current day in Madrid by default, and publishes it', async () => {
    const db = await open()
    expect(await createPost(db, draft('uno'), { now })).toEqual({ status: 'saved', id: 'uno' })
    expect(await findPostBySlug(db, 'uno')).toEqual({
      id: 'uno',
      slug: 'uno',
      title: 'uno',
      summary: 'Resumen',
      category: 'General',
      content: 'Texto',
      date: '2026-11-21',
      imageUrl: null,
      published: true,
      createdAt: now,
      updatedAt: now,
    })
    await createPost(db, draft('dos', { published: false, date: '2025-01-01' }), { now })
    expect(await findPostBySlug(db, 'dos')).toMatchObject({ published: false, date: '2025-01-01' })
  })

  it('shows drafts only to admins', async () => {
    const db = await open()
    await createPost(db, draft('visible', { date: '2026-01-01' }), { now })
    await createPost(db, draft('borrador', { date: '2026-01-02', published: false }), { now })
    expect((await listPublishedPosts(db, { limit: 9 })).items.map((post) => post.id)).toEqual(['visible'])
    expect((await listLatestPosts(db, 4)).map((post) => post.id)).toEqual(['visible'])
    expect((await listAllPosts(db, { limit: 9 })).items.map((post) => post.id)).toEqual([
      'borrador',
      'visible',
    ])
    expect(await findPublishedPostBySlug(db, 'borrador')).toBeUndefined()
    expect(await findPostBySlug(db, 'borrador')).toMatchObject({ id: 'borrador', published: false })
    expect(await findPublishedPostBySlug(db, 'visible')).toMatchObject({ id: 'visible', content: 'Texto' })
  })

  it('pages by date, newest first, without losing or repeating posts of one day', async () => {
    const db = await open()
    for (const slug of ['a', 'a-1', 'ab', 'b'])
      await createPost(db, draft(slug, { date: '2026-01-02' }), { now })
    await createPost(db, draft('viejo', { date: '2025-12-31' }), { now })
    const first = await listPublishedPosts(db, { limit: 3 })
    const second = await listPublishedPosts(db, { after: first.next, limit: 3 })
    expect(first.items.map((post) => post.id)).toEqual(['b', 'ab', 'a-1'])
    expect(second.items.map((post) => post.id)).toEqual(['a', 'viejo'])
    expect(second.next).toBeNull()
    expect((await listAllPosts(db, { after: first.next, limit: 3 })).items).toEqual(second.items)
  })

  it('rejects a slug that is taken, and saves 1 of 50 concurrent posts', async () => {
    const db = await open()
    const results = await Promise.all(
      Array.from({ length: 50 }, () => createPost(db, draft('mismo'), { now })),
    )
    expect(results.filter((result) => result.status === 'saved')).toHaveLength(1)
    expect(results.filter((result) => result.status === 'taken')).toHaveLength(49)
    await createPost(db, draft('otro'), { now })
    expect(await updatePost(db, 'otro', { slug: 'mismo' }, { now })).toEqual({
      status: 'taken',
      id: 'mismo',
    })
  })

  it('keeps omitted fields on update, including the draft state', async () => {
    const db = await open()
    const before = draft('uno', { published: false, date: '2025-01-01', imageUrl: '/figuras/a.svg' })
    await createPost(db, before, { now })
    await updatePost(db, 'uno', draft('uno', { title: 'Otro' }), { now: later })
    expect(await findPostBySlug(db, 'uno')).toMatchObject({
      title: 'Otro',
      published: false,
      date: '2025-01-01',
      imageUrl: '/figuras/a.svg',
      createdAt: now,
      updatedAt: later,
    })
    await updatePost(db, 'uno', { published: true }, { now: later })
    expect(await findPublishedPostBySlug(db, 'uno')).toMatchObject({ title: 'Otro' })
  })

  it('reports when there is nothing to update or delete', async () => {
    const db = await open()
    expect(await updatePost(db, 'none', { title: 'x' }, { now })).toEqual({ status: 'not-found' })
    expect(await deletePost(db, 'none')).toEqual({ status: 'not-found' })
    await createPost(db, draft('uno'), { now })
    expect(await deletePost(db, 'uno')).toEqual({ status: 'deleted' })
    expect(await findPostBySlug(db, 'uno')).toBeUndefined()
  })
})
