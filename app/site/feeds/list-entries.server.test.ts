import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import { maxEntries } from './feed-entry.ts'
import { listBlogEntries, listSiteEntries } from './list-entries.server.ts'

const { create: createTopic } = writerOf(kinds.topic)
const { create: createCategory } = writerOf(kinds.category)
const { create: createPost, update: updatePost } = writerOf(kinds.post)
const { create: createChallenge } = writerOf(kinds.challenge)
const { create: createProblem } = writerOf(kinds.problem)

const today = '2026-11-20'
const day = (number: number): { now: string } => ({
  now: `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`,
})
const text = { title: 'Título', description: 'Qué es', content: 'Texto' }
const post = { title: 'Título', summary: 'Qué es', category: 'General', content: 'Texto' } as const

describeOnBothDatabases('feeds', (open) => {
  it('list the newest documents first, without drafts and scheduled challenges', async () => {
    const db = await open()
    await createCategory(db, { name: 'A' }, { ...day(1), id: 'a' })
    await createCategory(db, { name: 'B' }, { ...day(1), id: 'b' })
    await createTopic(db, { ...text, slug: 'tema-1', categoryId: 'a' }, day(1))
    await createTopic(db, { ...text, slug: 'tema-7', categoryId: 'b' }, day(7))
    await createPost(db, { ...post, slug: 'entrada-2', date: '2026-11-02' }, day(9))
    await createPost(db, { ...post, slug: 'borrador', published: false }, day(5))
    await createChallenge(db, { ...text, slug: 'reto-3', startsOn: '2026-11-03' }, day(1))
    await createChallenge(db, { ...text, slug: 'futuro', startsOn: '2026-11-21' }, day(1))
    await createProblem(
      db,
      { slug: 'polea', title: 'Polea', description: '**Sube**', solution: 's', result: '3 N' },
      day(6),
    )
    // An update does not make a post new.
    await updatePost(db, 'entrada-2', { title: 'Cambiada' }, day(19))
    const entries = await listSiteEntries(db, today)
    expect(entries.map(({ kind, title, date }) => [kind, title, date])).toEqual([
      ['tema', 'Título', day(7).now],
      ['problema', 'Polea', day(6).now],
      ['reto', 'Título', '2026-11-02T23:00:00.000Z'],
      ['entrada', 'Cambiada', '2026-11-01T23:00:00.000Z'],
      ['tema', 'Título', day(1).now],
    ])
    expect(entries[0]).toMatchObject({ path: '/topic/tema-7', updatedAt: day(7).now })
    expect(entries[1]).toMatchObject({ path: '/problemas/polea', summary: 'Sube' })
    expect(entries[1]?.texts.map(({ heading, source }) => [heading, source])).toEqual([
      ['Enunciado', '**Sube**'],
      ['Solución detallada', 's'],
      ['Resultado final', '3 N'],
    ])
    expect((await listSiteEntries(db, '2026-11-21'))[0]?.path).toBe('/retos/futuro')
    expect((await listBlogEntries(db)).map(({ path }) => path)).toEqual(['/blog/entrada-2'])
  })

  it('are limited to the newest documents', async () => {
    const db = await open()
    for (let number = 1; number <= maxEntries + 3; number++) {
      const date = `2026-10-${String(number).padStart(2, '0')}`
      await createPost(db, { ...post, slug: `entrada-${number}`, date }, day(1))
    }
    const entries = await listSiteEntries(db, today)
    expect(entries).toHaveLength(maxEntries)
    expect(entries[0]?.path).toBe(`/blog/entrada-${maxEntries + 3}`)
    expect(entries.at(-1)?.path).toBe('/blog/entrada-4')
  })
})
