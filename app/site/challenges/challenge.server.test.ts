import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import type { Draft } from '../../documents/core/write-draft.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import {
  findChallenge,
  findChallengeBySlug,
  findFeaturedChallenge,
  findStartedChallengeBySlug,
  listAllChallenges,
  listPastChallenges,
} from './challenge.server.ts'

const {
  create: createChallenge,
  update: updateChallenge,
  remove: deleteChallenge,
} = writerOf(kinds.challenge)

const now = '2026-11-20T10:00:00.000Z'
const later = '2026-11-21T10:00:00.000Z'

function draft(slug: string, changes: Draft = {}): Draft {
  return { slug, title: slug, description: 'Construye algo', ...changes }
}

async function addWeeks(db: Database): Promise<void> {
  for (const startsOn of ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']) {
    await createChallenge(db, draft(`reto-${startsOn.slice(-2)}`, { startsOn }), { now })
  }
}

describeOnBothDatabases('challenges', (open) => {
  it('features the last challenge that has begun, from its first day on', async () => {
    const db = await open()
    await addWeeks(db)
    expect((await findFeaturedChallenge(db, '2026-11-20'))?.id).toBe('reto-16')
    expect((await findFeaturedChallenge(db, '2026-11-22'))?.id).toBe('reto-16')
    expect((await findFeaturedChallenge(db, '2026-11-23'))?.id).toBe('reto-23')
    expect(await findFeaturedChallenge(db, '2026-11-01')).toBeUndefined()
  })

  it('lists those before the featured one, newest first, without scheduled ones', async () => {
    const db = await open()
    await addWeeks(db)
    const page = await listPastChallenges(db, '2026-11-20', { limit: 1 })
    expect(page.items.map((challenge) => challenge.id)).toEqual(['reto-09'])
    const rest = await listPastChallenges(db, '2026-11-20', { after: page.next, limit: 1 })
    expect(rest).toMatchObject({ items: [{ id: 'reto-02' }], next: null })
    const fromTheFuture = (await listAllChallenges(db, { limit: 1 })).next
    const again = await listPastChallenges(db, '2026-11-20', { after: fromTheFuture, limit: 1 })
    expect(again).toEqual(page)
    expect(await listPastChallenges(db, '2026-11-02', { limit: 9 })).toEqual({ items: [], next: null })
  })

  it('lists all of them for admins', async () => {
    const db = await open()
    await addWeeks(db)
    const page = await listAllChallenges(db, { limit: 3 })
    const rest = await listAllChallenges(db, { after: page.next, limit: 3 })
    const ids = [...page.items, ...rest.items].map((challenge) => challenge.id)
    expect(ids).toEqual(['reto-23', 'reto-16', 'reto-09', 'reto-02'])
  })

  it('hides a scheduled challenge from visitors until its day', async () => {
    const db = await open()
    await addWeeks(db)
    expect(await findStartedChallengeBySlug(db, 'reto-23', '2026-11-22')).toBeUndefined()
    expect(await findStartedChallengeBySlug(db, 'reto-23', '2026-11-23')).toMatchObject({ id: 'reto-23' })
    expect(await findChallengeBySlug(db, 'reto-23')).toMatchObject({ id: 'reto-23', startsOn: '2026-11-23' })
  })

  it('begins today and has no text by default', async () => {
    const db = await open()
    await createChallenge(db, draft('uno'), { now })
    expect(await findChallenge(db, 'uno')).toEqual({
      id: 'uno',
      slug: 'uno',
      title: 'uno',
      description: 'Construye algo',
      content: '',
      imageUrl: null,
      startsOn: '2026-11-20',
      createdAt: now,
      updatedAt: now,
    })
  })

  it('rejects a slug that is taken, and saves 1 of 50 concurrent challenges', async () => {
    const db = await open()
    const results = await Promise.all(
      Array.from({ length: 50 }, () => createChallenge(db, draft('mismo'), { now })),
    )
    expect(results.filter((result) => result.status === 'saved')).toHaveLength(1)
    expect(results.filter((result) => result.status === 'taken')).toHaveLength(49)
    await createChallenge(db, draft('otro'), { now })
    const change = await updateChallenge(db, 'otro', { slug: 'mismo' }, { now })
    expect(change).toEqual({ status: 'taken', id: 'mismo' })
  })

  it('keeps omitted fields on update', async () => {
    const db = await open()
    await createChallenge(db, draft('uno', { content: 'Pasos', startsOn: '2026-01-05' }), { now })
    await updateChallenge(db, 'uno', draft('uno', { title: 'Otro' }), { now: later })
    const kept = { title: 'Otro', content: 'Pasos', startsOn: '2026-01-05', createdAt: now, updatedAt: later }
    expect(await findChallenge(db, 'uno')).toMatchObject(kept)
  })

  it('reports when there is nothing to update or delete', async () => {
    const db = await open()
    expect(await updateChallenge(db, 'none', { title: 'x' }, { now })).toEqual({ status: 'not-found' })
    await createChallenge(db, draft('uno'), { now })
    expect(await deleteChallenge(db, 'uno')).toEqual({ status: 'deleted' })
    expect(await deleteChallenge(db, 'uno')).toEqual({ status: 'not-found' })
  })
})
