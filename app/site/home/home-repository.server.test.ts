import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import { problemOfTheDayQuery } from '../problems/problem.server.ts'
import { findDailyDose } from './home-repository.server.ts'

const { create: createChallenge } = writerOf(kinds.challenge)
const { create: createProblem } = writerOf(kinds.problem)

const now = '2026-11-20T10:00:00.000Z'
const today = '2026-11-25'

describeOnBothDatabases('the daily dose', (open) => {
  it('contains the challenge of the week, and the same problem of the day as the problems page', async () => {
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
    const problem = await problemOfTheDayQuery(db, today).executeTakeFirst()
    expect(await findDailyDose(db, today)).toMatchObject({
      challenge,
      problem: {
        id: problem?.id,
        slug: `el-${problem?.id}`,
        title: problem?.title,
        description: 'Enunciado',
      },
    })
  })

  it('omits what does not exist', async () => {
    const db = await open()
    expect(await findDailyDose(db, today)).toEqual({})
    await createProblem(
      db,
      { slug: 'a', title: 'a', description: 'Enunciado', solution: 'Pasos' },
      { now, id: 'a' },
    )
    expect(Object.keys(await findDailyDose(db, today))).toEqual(['problem'])
  })

  it('prefers problems with one short paragraph and no table to fill in, on every day', async () => {
    const db = await open()
    const write = (asked: object): string => JSON.stringify({ preguntas: [asked] }, null, 2)
    const practice = write({ valor: '2', unidad: 'V' })
    for (const [id, asks] of [
      ['short', { practice }],
      ['other', { practice }],
      ['mute', {}],
      ['long', { practice, description: 'a'.repeat(400) }],
      ['paragraphs', { practice, description: 'a\n\nb' }],
      [
        'table',
        { practice: write({ pregunta: 'Tabla de verdad', tabla: { cabeceras: ['a'], filas: [['1']] } }) },
      ],
    ] as const)
      await createProblem(
        db,
        { slug: id, title: id, description: 'Enunciado', solution: 'Pasos', ...asks },
        { now, id },
      )
    const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
    const doses = await Promise.all(days.map((day) => findDailyDose(db, day)))
    expect(new Set(doses.map(({ problem }) => problem?.id))).toEqual(new Set(['short', 'other']))
    expect(doses[0]?.problem?.practice).toBe(practice)
  })
})
