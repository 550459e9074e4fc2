import { expect, it } from 'vitest'
import { attemptOn } from './attempts-fixture.ts'
import { describeLevels } from './describe-levels.ts'

const exercises = ['led', 'motor', 'pila'].map((name) => ({
  id: `problemas:${name}`,
  title: name,
  path: `/problemas/${name}`,
}))
const map = {
  blocks: [
    {
      id: 'a',
      name: 'A',
      color: 'blue',
      courses: '',
      topics: [
        { id: 'ohm', title: 'Ley de Ohm', path: '/topic/ohm', criteria: [], exercises },
        { id: 'bucles', title: 'Bucles', path: '/topic/bucles', criteria: [], exercises: [] },
      ],
    },
  ],
  others: [],
}
const levels = (...log: Parameters<typeof describeLevels>[1][number][]) =>
  Object.fromEntries(describeLevels(map, log, '2026-11-09T18:00:00.000Z'))

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
