import { expect, it } from 'vitest'
import type { Attempt } from '../../learning/attempts/attempt.ts'
import { attemptOn } from './attempts-fixture.ts'
import type { MapTopic } from './course-map.ts'
import { describeLevels, describeWayOn } from './describe-progress.ts'

const topic = (id: string, title: string, ...exercises: string[]): MapTopic => ({
  id,
  title,
  path: `/topic/${id}`,
  criteria: [],
  exercises: exercises.map((name) => ({
    id: `problemas:${name}`,
    title: `El ${name}`,
    path: `/problemas/${name}`,
  })),
})
const topics = [
  topic('ohm', 'Ley de Ohm', 'led', 'motor'),
  topic('bucles', 'Bucles', 'bucle'),
  topic('nada', 'Nada'),
]
const map = { blocks: [{ id: 'a', name: 'A', color: 'blue', courses: '', topics }], others: [] }
const ways = (where: string, ...log: Attempt[]) =>
  describeWayOn(map, log, { topic: where, now: '2026-11-09T18:00:00.000Z' }).map(({ to, text }) => [to, text])
const led = { exercise: 'problemas:led' }
const motor = { exercise: 'problemas:motor' }

it("links to the unfinished topic, and to today's reviews", () => {
  expect(ways('', attemptOn(8, { ...led, verdict: 'wrong' }))).toEqual([
    ['/topic/ohm', 'Sigue donde lo dejaste: Ley de Ohm'],
    ['/repasar', 'Repasar hoy: 1 ejercicio'],
  ])
})

it('links to the next topic, and to the reviews once all topics are begun', () => {
  const done = [attemptOn(9, led), attemptOn(9, motor)]
  expect(ways('', ...done)).toEqual([
    ['/topic/bucles', 'Lo siguiente: Bucles'],
    ['/progreso', 'Mi progreso'],
  ])
  const all = [...done, attemptOn(9, { exercise: 'problemas:bucle' })]
  expect(ways('', ...all)[0]).toEqual(['/repasar', 'Ir a Repasar'])
})

it('describes the progress in a topic and names a missing exercise', () => {
  expect(ways('ohm', attemptOn(9, led))[0]).toEqual([
    '/problemas/motor',
    'Practicado: 1 de 2 ejercicios. Te falta: El motor',
  ])
  expect(ways('ohm', attemptOn(2, led), attemptOn(9, motor))[0]).toEqual([
    '/progreso',
    'Dominado: 2 de 2 ejercicios',
  ])
  expect(ways('nada', attemptOn(9, led))[0]).toEqual(['/topic/bucles', 'Lo siguiente: Bucles'])
})

const ohmExercises = ['led', 'motor', 'pila'].map((name) => ({
  id: `problemas:${name}`,
  title: name,
  path: `/problemas/${name}`,
}))
const ohmMap = {
  blocks: [
    {
      id: 'a',
      name: 'A',
      color: 'blue',
      courses: '',
      topics: [
        { id: 'ohm', title: 'Ley de Ohm', path: '/topic/ohm', criteria: [], exercises: ohmExercises },
        { id: 'bucles', title: 'Bucles', path: '/topic/bucles', criteria: [], exercises: [] },
      ],
    },
  ],
  others: [],
}
const levels = (...log: Parameters<typeof describeLevels>[1][number][]) =>
  Object.fromEntries(describeLevels(ohmMap, log, '2026-11-09T18:00:00.000Z'))

it('describes the level of a topic that was begun, and omits the others', () => {
  expect(levels(attemptOn(8, { exercise: 'problemas:led', verdict: 'wrong' }))).toEqual({
    ohm: { level: 'begun', sign: '◔', text: 'Empezado: 0 de 3' },
  })
  const right = [attemptOn(8, { exercise: 'problemas:led' }), attemptOn(8, { exercise: 'problemas:motor' })]
  expect(levels(...right)).toEqual({
    ohm: { level: 'practised', sign: '◑', text: 'Practicado: 2 de 3' },
  })
  expect(levels()).toEqual({})
})
