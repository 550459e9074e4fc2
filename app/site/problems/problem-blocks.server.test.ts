import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import { listProblemBlocks } from './problem-blocks.server.ts'

const { create: createProblem } = writerOf(kinds.problem)
const { create: createCategory } = writerOf(kinds.category)
const now = '2026-11-20T10:00:00.000Z'
const problem = (slug: string, category: string) => ({
  slug,
  title: slug,
  category,
  description: 'd',
  solution: 's',
})

describeOnBothDatabases('the blocks of problems', (open) => {
  it('are listed once each: those of the syllabus in order with their short names, then others in Spanish order', async () => {
    const db = await open()
    expect(await listProblemBlocks(db)).toEqual([])
    await createCategory(db, { name: 'Zumo', shortName: 'Beber', courses: '4', position: 1 }, { now })
    await createCategory(db, { name: 'Aire', position: 2 }, { now })
    await createCategory(db, { name: 'Sin problemas', position: 3 }, { now })
    for (const [at, category] of ['Zumo', 'Zumo', 'Óptica', 'Aire', 'mecánica'].entries())
      await createProblem(db, problem(`p${at}`, category), { now, id: `p${at}` })
    expect(await listProblemBlocks(db)).toEqual([
      { name: 'Zumo', courses: ['4'] },
      { name: 'Aire', courses: [] },
      { name: 'mecánica', courses: [] },
      { name: 'Óptica', courses: [] },
    ])
  })
})
