import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { addDocument } from '../../documents/core/document-fixture.ts'
import { findCourseMap } from './course-map.server.ts'
import { exercisesOf } from './course-map.ts'

const practice = JSON.stringify({ preguntas: [{ valor: '6 / 2', unidad: 'V' }] })
const day = (number: number): { now: string } => ({ now: `2026-11-0${number}T10:00:00.000Z` })

describeOnBothDatabases('the map of the course', (open) => {
  it('lists blocks and topics in order, with the exercises of each', async () => {
    const db = await open()
    const criterion = await addDocument(db, kinds.criterion, { text: 'Calcular con la ley de Ohm' })
    const later = { name: 'Programación', position: '2', courses: '3' }
    const second = await addDocument(db, kinds.category, later)
    const block = {
      name: 'Electricidad',
      shortName: 'Corriente',
      position: '1',
      courses: '1\n2',
      color: 'red',
    }
    const first = await addDocument(db, kinds.category, block)
    await addDocument(db, kinds.topic, { title: 'Bucles', slug: 'bucles', categoryId: second }, day(1))
    const series = { title: 'Serie', slug: 'serie', categoryId: first, criteria: criterion }
    await addDocument(db, kinds.topic, series, day(2))
    const content = 'Practica con [este problema](/problemas/motor) y [este otro](/problemas/solo-texto).'
    await addDocument(db, kinds.topic, { title: 'Ohm', slug: 'ohm', categoryId: first, content }, day(1))
    const solution = 'Repasa [el tema](/topic/serie).'
    await addDocument(db, kinds.problem, { title: 'Un LED', slug: 'led', practice, solution }, day(1))
    await addDocument(db, kinds.problem, { title: 'Un motor', slug: 'motor', practice }, day(2))
    await addDocument(db, kinds.problem, { title: 'Solo texto', slug: 'solo-texto' }, day(3))
    await addDocument(db, kinds.problem, { title: 'De nada', slug: 'de-nada', practice }, day(4))

    const map = await findCourseMap(db)
    expect(map.blocks.map(({ name, courses, color }) => [name, courses, color])).toEqual([
      ['Electricidad', '1.º y 2.º de ESO', 'red'],
      ['Programación', '3.º de ESO', 'blue'],
    ])
    const named = map.blocks[0]?.topics.map(({ title, path, exercises }) => ({
      title,
      path,
      exercises: exercises.map((exercise) => exercise.title),
    }))
    expect(named).toEqual([
      { title: 'Ohm', path: '/topic/ohm', exercises: ['Un motor'] },
      { title: 'Serie', path: '/topic/serie', exercises: ['Un LED'] },
    ])
    expect(map.blocks[0]?.topics[1]?.criteria.map((id) => map.criteria[id])).toEqual([
      'Calcular con la ley de Ohm',
    ])
    expect(map.others.map(({ title, path }) => [title, path])).toEqual([['De nada', '/problemas/de-nada']])
    expect([...exercisesOf(map).values()].map(({ title, topic }) => [title, topic])).toEqual([
      ['Un motor', 'ohm'],
      ['Un LED', 'serie'],
      ['De nada', map.others[0]?.id],
    ])
  })

  it('resolves links by former slugs', async () => {
    const db = await open()
    const category = await addDocument(db, kinds.category, { name: 'Electricidad' })
    const problem = await addDocument(
      db,
      kinds.problem,
      { title: 'LED', slug: 'led-nuevo', practice },
      day(1),
    )
    await db
      .insertInto('slug_redirects')
      .values({ tipo: 'problemas', slug: 'led-viejo', documentId: problem })
      .execute()
    const content = 'Practica con [este problema](/problemas/led-viejo).'
    await addDocument(db, kinds.topic, { title: 'Ohm', slug: 'ohm', categoryId: category, content }, day(1))
    const map = await findCourseMap(db)
    expect(map.blocks[0]?.topics[0]?.exercises).toEqual([
      { id: `problemas:${problem}`, title: 'LED', path: '/problemas/led-nuevo' },
    ])
    expect(map.others).toEqual([])
  })

  it('lists the questions of a topic before its problems, without predictions', async () => {
    const db = await open()
    const category = await addDocument(db, kinds.category, { name: 'Electricidad' })
    const data = ['```yaml', 'valor: "6 / 2"', 'unidad: "V"', '```'].join('\n')
    const content = [
      `:::predice\n¿Brillará más?\n\n${data}\n:::`,
      `:::pregunta\n¿Qué tensión hay en cada una de las dos?\n\n${data}\n:::`,
      `:::pregunta Segundo ejemplo\nTermínalo.\n\n${data}\n:::`,
      'Practica con [este problema](/problemas/led).',
    ].join('\n\n')
    await addDocument(db, kinds.topic, { title: 'Ohm', slug: 'ohm', categoryId: category, content }, day(1))
    await addDocument(db, kinds.problem, { title: 'LED', slug: 'led', practice }, day(1))
    const [first, second, third] = (await findCourseMap(db)).blocks[0]?.topics[0]?.exercises ?? []
    expect(first).toEqual({
      id: expect.stringMatching(/^temario:ohm:[0-9a-f]{8}$/),
      title: '¿Qué tensión hay en cada una de las dos?',
      path: expect.stringMatching(/^\/topic\/ohm#pregunta-[0-9a-f]{8}$/),
    })
    expect(second).toMatchObject({ title: 'Segundo ejemplo', isTied: true })
    expect(third?.title).toBe('LED')
  })

  it('is empty without content', async () => {
    expect(await findCourseMap(await open())).toEqual({ blocks: [], others: [], criteria: {} })
  })
})
