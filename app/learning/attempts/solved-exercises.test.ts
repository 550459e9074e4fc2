import { expect, it } from 'vitest'
import type { Attempt } from './attempt.ts'
import { solvedExercises } from './solved-exercises.ts'

const attempt: Attempt = {
  id: '5f0c1a52-9d3e-4c7b-8a11-000000000001',
  at: '2026-11-22T08:00:00.000Z',
  exercise: 'problemas:a',
  seed: '',
  verdict: 'right',
  hints: 2,
  isSolutionSeen: false,
}

it('counts an exercise as solved once it was right, unless its solution was seen before', () => {
  const log: Attempt[] = [
    attempt,
    { ...attempt, verdict: 'wrong' },
    { ...attempt, exercise: 'problemas:b', isSolutionSeen: true },
    { ...attempt, exercise: 'problemas:c', verdict: 'almost' },
  ]
  expect([...solvedExercises(log)]).toEqual(['problemas:a'])
})
