import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/database-contract.ts'
import { kinds } from '../../test/kinds.ts'
import { registry } from '../registry.server.ts'
import { writerOf } from './document-fixture.ts'
import { listPublicAddresses } from './pages.server.ts'

const { create: createTopic } = writerOf(kinds.topic)
const { create: createCategory } = writerOf(kinds.category)
const { create: createPost, update: updatePost } = writerOf(kinds.post)
const { create: createChallenge } = writerOf(kinds.challenge)
const { create: createTerm } = writerOf(kinds.term)

const day = (number: number): { now: string } => ({ now: `2026-11-0${number}T10:00:00.000Z` })
const text = { title: 'Título', description: 'Qué es', content: 'Texto' }
const post = { title: 'Título', summary: 'Qué es', category: 'General', content: 'Texto' } as const

describeOnBothDatabases('the sitemap', (open) => {
  it('lists what visitors may read, what changed last first, whatever its kind', async () => {
    const db = await open()
    await createCategory(db, { name: 'A' }, { ...day(1), id: 'a' })
    await createTopic(db, { ...text, slug: 'tema-1', categoryId: 'a' }, day(1))
    await createPost(db, { ...post, slug: 'entrada-2' }, day(2))
    await createChallenge(db, { ...text, slug: 'reto-3', startsOn: '2026-11-01' }, day(3))
    await createTopic(db, { ...text, slug: 'tema-4', categoryId: 'a' }, day(4))
    await createPost(db, { ...post, slug: 'borrador', published: false }, day(5))
    await createChallenge(db, { ...text, slug: 'futuro', startsOn: '2026-12-01' }, day(5))
    // A place of a page is no page.
    await createTerm(db, { term: 'bit', slug: 'bit', definition: 'Cifra.' }, day(6))
    await updatePost(db, 'entrada-2', { title: 'Cambiada' }, day(6))
    expect(await listPublicAddresses(db, registry.kinds, '2026-11-20')).toEqual([
      { path: '/blog/entrada-2', updatedAt: day(6).now },
      { path: '/topic/tema-4', updatedAt: day(4).now },
      { path: '/retos/reto-3', updatedAt: day(3).now },
      { path: '/topic/tema-1', updatedAt: day(1).now },
    ])
  })
})
