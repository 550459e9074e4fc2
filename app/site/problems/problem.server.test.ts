import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import type { Draft } from '../../documents/core/write-draft.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import {
  findProblem,
  findProblemBySlug,
  listProblems,
  listProblemTitles,
  type Problem,
  problemOfTheDayQuery,
} from './problem.server.ts'

const { create: createCategory } = writerOf(kinds.category)
const { create: createProblem, update: updateProblem, remove: deleteProblem } = writerOf(kinds.problem)

const now = '2026-11-20T10:00:00.000Z'
const later = '2026-11-21T10:00:00.000Z'
const days = Array.from({ length: 30 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`)

function draft(title: string, changes: Draft = {}): Draft {
  return { title, slug: `el-${title}`, description: 'Enunciado', solution: 'Pasos', ...changes }
}

async function addProblems(db: Database, ids: readonly string[], category = 'General'): Promise<void> {
  for (const id of ids) await createProblem(db, draft(id, { category }), { now, id })
}

const findProblemOfTheDay = (db: Database, day: string) => problemOfTheDayQuery(db, day).executeTakeFirst()

async function listProblemsOfDays(db: Database): Promise<(string | undefined)[]> {
  const problems = await Promise.all(days.map((day) => findProblemOfTheDay(db, day)))
  return problems.map((problem) => problem?.id)
}

describeOnBothDatabases('problems', (open) => {
  it('defaults to category General and difficulty Media', async () => {
    const db = await open()
    await createProblem(db, draft('Palanca'), { now, id: 'palanca' })
    expect(await findProblem(db, 'palanca')).toEqual({
      id: 'palanca',
      slug: 'el-Palanca',
      title: 'Palanca',
      category: 'General',
      difficulty: 'Media',
      description: 'Enunciado',
      imageUrl: null,
      solution: 'Pasos',
      result: '',
      practice: '',
      createdAt: now,
      updatedAt: now,
    })
  })

  it('finds one by its slug', async () => {
    const db = await open()
    await addProblems(db, ['a', 'b'])
    expect((await findProblemBySlug(db, 'el-b'))?.id).toBe('b')
    expect(await findProblemBySlug(db, 'b')).toBeUndefined()
  })

  it('pages through all or one category, newest first', async () => {
    const db = await open()
    await addProblems(db, ['a', 'b', 'c'], 'Uno')
    await createProblem(db, draft('d', { category: 'Dos' }), { now: later, id: 'd' })
    const first = await listProblems(db, { limit: 2 })
    const second = await listProblems(db, { after: first.next, limit: 2 })
    expect([...first.items, ...second.items].map((problem) => problem.id)).toEqual(['d', 'c', 'b', 'a'])
    const titles = await listProblemTitles(db, { after: first.next, limit: 2 })
    const title = ({ id, slug, title, category, difficulty }: Problem) => ({
      id,
      slug,
      title,
      category,
      difficulty,
    })
    expect(titles).toEqual({ items: second.items.map(title), next: second.next })
    const ofOne = await listProblems(db, { category: 'Uno', limit: 2 })
    expect(ofOne.items.map((problem) => problem.id)).toEqual(['c', 'b'])
    const rest = await listProblems(db, { category: 'Uno', after: ofOne.next, limit: 2 })
    expect(rest).toMatchObject({ items: [{ id: 'a' }], next: null })
    expect((await listProblems(db, { category: 'Tres', limit: 2 })).items).toEqual([])
  })

  it('filters by difficulty and by course, which defaults to the block’s', async () => {
    const db = await open()
    await createCategory(db, { name: 'Bloque', courses: '1\n2' }, { now, id: 'bloque' })
    await createProblem(db, draft('own', { courses: '3', category: 'Bloque', difficulty: 'Alta' }), {
      now,
      id: 'own',
    })
    await createProblem(db, draft('block', { category: 'Bloque', difficulty: 'Baja' }), { now, id: 'block' })
    await createProblem(db, draft('none', { difficulty: 'Alta' }), { now, id: 'none' })
    const list = async (wanted: Parameters<typeof listProblems>[1]) =>
      (await listProblems(db, wanted)).items.map(({ id }) => id)
    expect(await list({ course: '2', limit: 9 })).toEqual(['block'])
    expect(await list({ course: '3', limit: 9 })).toEqual(['own'])
    expect(await list({ difficulty: 'Alta', limit: 9 })).toEqual(['own', 'none'])
    expect(await list({ course: '3', difficulty: 'Alta', category: 'Bloque', limit: 9 })).toEqual(['own'])
    expect(await list({ course: '3', difficulty: 'Baja', limit: 9 })).toEqual([])
  })

  it('has a problem of the day that changes daily and shows every problem', async () => {
    const db = await open()
    await addProblems(db, ['a', 'b', 'c'])
    const shown = await listProblemsOfDays(db)
    expect(new Set(shown)).toEqual(new Set(['a', 'b', 'c']))
    expect(shown.every((id, index) => id !== shown[index + 1])).toBe(true)
    expect(await listProblemsOfDays(db)).toEqual(shown)
  })

  it('alternates two problems, repeats one, and has none without problems', async () => {
    const db = await open()
    expect(await findProblemOfTheDay(db, '2026-12-01')).toBeUndefined()
    await addProblems(db, ['a'])
    expect(new Set(await listProblemsOfDays(db))).toEqual(new Set(['a']))
    await addProblems(db, ['b'])
    const shown = await listProblemsOfDays(db)
    expect(shown.every((id, index) => id !== shown[index + 1])).toBe(true)
  })

  it('keeps the problem of the day when another one is added that day', async () => {
    const db = await open()
    await addProblems(db, ['b', 'c'])
    const before = await Promise.all(days.map((day) => findProblemOfTheDay(db, day)))
    await createProblem(db, draft('a'), { now: '2026-12-30T12:00:00.000Z', id: 'a' })
    const after = await Promise.all(days.map((day) => findProblemOfTheDay(db, day)))
    expect(after).toEqual(before)
  })

  it.each([
    ['winter', '2026-12-30', '2026-12-29T23:30:00.000Z'],
    ['summer', '2027-07-03', '2027-07-02T22:30:00.000Z'],
  ])(
    'keeps it also when one is added half an hour after midnight in Madrid, in %s',
    async (_time, day, halfPast) => {
      const db = await open()
      await addProblems(db, ['b', 'c'])
      const before = await findProblemOfTheDay(db, day)
      await createProblem(db, draft('a'), { now: halfPast, id: 'a' })
      expect((await findProblemOfTheDay(db, day))?.id).toBe(before?.id)
    },
  )

  it('changes daily on a site that gains a problem every day', async () => {
    const db = await open()
    await addProblems(db, ['a', 'b'])
    const shown: (string | undefined)[] = []
    for (const day of days) {
      shown.push((await findProblemOfTheDay(db, day))?.id)
      await createProblem(db, draft(day), { now: `${day}T12:00:00.000Z`, id: day })
    }
    const repeated = shown.filter((id, index) => id === shown[index + 1])
    expect(repeated.length).toBeLessThanOrEqual(2)
  })

  it('finds one on the day that the first problems are written', async () => {
    const db = await open()
    await addProblems(db, ['a', 'b'])
    expect(await findProblemOfTheDay(db, '2026-11-20')).toBeDefined()
    expect(await findProblemOfTheDay(db, '2020-01-01')).toBeDefined()
  })

  it('updates only the given fields', async () => {
    const db = await open()
    await createProblem(db, draft('a', { difficulty: 'Alta', result: '5 V' }), { now, id: 'a' })
    await updateProblem(db, 'a', { title: 'Otro' }, { now: later })
    const kept = { title: 'Otro', difficulty: 'Alta', result: '5 V', createdAt: now, updatedAt: later }
    expect(await findProblem(db, 'a')).toMatchObject(kept)
  })

  it('reports a taken id, and when there is nothing to update or delete', async () => {
    const db = await open()
    await addProblems(db, ['a'])
    expect(await createProblem(db, draft('b'), { now, id: 'a' })).toEqual({ status: 'taken', id: 'a' })
    expect(await updateProblem(db, 'none', { title: 'x' }, { now })).toEqual({ status: 'not-found' })
    expect(await deleteProblem(db, 'a')).toEqual({ status: 'deleted' })
    expect(await deleteProblem(db, 'a')).toEqual({ status: 'not-found' })
  })
})
