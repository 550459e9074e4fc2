import { expect, it } from 'vitest'
import type { Attempt } from '../../learning/attempts/attempt.ts'
import { attemptOn } from './attempts-fixture.ts'
import { replayAttempts } from './replay-attempts.ts'
import { stateOfTopic } from './topic-state.ts'

const exercises = ['problemas:a', 'problemas:b', 'temario:t:0123abcd']
const [a = '', b = '', c = ''] = exercises
const state = (...log: Attempt[]) => stateOfTopic(exercises, replayAttempts(log, '2026-11-30T12:00:00.000Z'))
const level = (...log: Attempt[]) => state(...log).level

it('is new until the first answer, and begun from then on, right or wrong', () => {
  expect(state()).toEqual({ level: 'new', solved: 0, of: 3, lastAt: undefined })
  expect(level(attemptOn(2, { exercise: a, verdict: 'wrong' }))).toBe('begun')
  expect(level(attemptOn(2, { exercise: 'problemas:other' }))).toBe('new')
})

it('is practised once half of its exercises were right, and stays so', () => {
  const half = [attemptOn(2, { exercise: a }), attemptOn(3, { exercise: b })]
  expect(level(attemptOn(2, { exercise: a }))).toBe('begun')
  expect(state(...half)).toMatchObject({ level: 'practised', solved: 2, lastAt: attemptOn(3).at })
  expect(level(...half, attemptOn(4, { exercise: c, verdict: 'wrong' }))).toBe('practised')
  expect(level(...half, attemptOn(4, { exercise: a, verdict: 'wrong' }))).toBe('practised')
})

it('ignores an answer given after viewing the solution', () => {
  expect(
    level(attemptOn(2, { exercise: a, isSolutionSeen: true }), attemptOn(2, { exercise: b, hints: 2 })),
  ).toBe('begun')
})

it('is mastered with a right answer seven days after the first one, but not six', () => {
  const begun = [attemptOn(2, { exercise: a }), attemptOn(2, { exercise: b })]
  expect(level(...begun, attemptOn(8, { exercise: a }))).toBe('practised')
  expect(level(...begun, attemptOn(9, { exercise: a }))).toBe('mastered')
  expect(level(...begun, attemptOn(9, { exercise: c }))).toBe('mastered')
  expect(level(...begun, attemptOn(9, { exercise: a, isSolutionSeen: true }))).toBe('practised')
  expect(level(attemptOn(2, { exercise: a }), attemptOn(9, { exercise: a }))).toBe('begun')
})

it('drops to practised after a wrong answer, and is mastered again once that exercise is right', () => {
  const mastered = [
    attemptOn(2, { exercise: a }),
    attemptOn(2, { exercise: b }),
    attemptOn(9, { exercise: a }),
  ]
  const failed = attemptOn(12, { exercise: b, verdict: 'wrong' })
  expect(level(...mastered, failed)).toBe('practised')
  expect(level(...mastered, failed, attemptOn(12, { exercise: b, at: '2026-11-12T12:01:00.000Z' }))).toBe(
    'mastered',
  )
})

it('is new without exercises', () => {
  expect(stateOfTopic([], new Map())).toEqual({ level: 'new', solved: 0, of: 0, lastAt: undefined })
})
