import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/database-contract.ts'
import { kinds } from '../../test/kinds.ts'
import { writerOf } from '../documents/document-fixture.ts'
import { findProblemOfTheDay } from '../problems/problem-repository.server.ts'
import { findDailyDose } from './home-repository.server.ts'

const { create: createChallenge } = writerOf(kinds.challenge)
const { create: createProblem } = writerOf(kinds.problem)

const now = '2026-11-20T10:00:00.000Z'
const today = '2026-11-25'

describeOnBothDatabases('the daily dose', (open) => {
  it('has the challenge of the week and the same problem of the day as the problems have', async () => {
    const db = await open()
    const challenge = { slug: 'puente', title: 'Puente', description: 'De papel' }
    await createChallenge(db, { ...challenge, startsOn: '2026-11-23' }, { now })
    await createChallenge(db, { ...challenge, slug: 'futuro', startsOn: '2026-12-01' }, { now })
    for (const id of ['a', 'b', 'c']) {
      await createProblem(
        db,
        { slug: `el-${id}`, title: id, description: 'Enunciado', solution: 'Pasos' },
        { now, id },
      )
    }
    const problem = await findProblemOfTheDay(db, today)
    expect(await findDailyDose(db, today)).toEqual({
      challenge,
      problem: { slug: `el-${problem?.id}`, title: problem?.title, description: 'Enunciado' },
    })
  })

  it('leaves out what there is not', async () => {
    const db = await open()
    expect(await findDailyDose(db, today)).toEqual({})
    await createProblem(
      db,
      { slug: 'a', title: 'a', description: 'Enunciado', solution: 'Pasos' },
      { now, id: 'a' },
    )
    expect(Object.keys(await findDailyDose(db, today))).toEqual(['problem'])
  })

  it('says the problem of the day with the numbers that its author wrote first', async () => {
    const db = await open()
    const practice = JSON.stringify({
      datos: { V: '4,5 | 9' },
      preguntas: [{ valor: 'V / 2', unidad: 'V' }],
    })
    const texts = { slug: 'a', title: 'a', description: 'Una pila de {{V}} V', solution: 'Pasos' }
    await createProblem(db, { ...texts, practice }, { now, id: 'a' })
    const { problem } = await findDailyDose(db, today)
    expect(problem?.description).toBe('Una pila de 4,5 V')
  })
})
