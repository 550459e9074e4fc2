import { expect, test } from 'vitest'
import type { Verdict } from '../marking/part.ts'
import {
  type Attempt,
  compareAttempts,
  judgeAttempt,
  makeAttemptId,
  readAttempt,
  solvedExercises,
} from './attempt.ts'

const attempt: Attempt = {
  id: '5f0c1a52-9d3e-4c7b-8a11-000000000001',
  at: '2026-11-22T08:00:00.000Z',
  exercise: 'problemas:resistencia-para-un-led',
  seed: '',
  verdict: 'right',
  hints: 2,
  isSolutionSeen: false,
}

test('reads an attempt at a problem and at a question of a topic, and drops unknown properties', () => {
  expect(readAttempt({ ...attempt, name: 'Ana' })).toEqual(attempt)
  const question = { ...attempt, exercise: 'temario:palancas:0a1b2c3d', seed: 'k3x9', verdict: 'wrong' }
  expect(readAttempt(question)).toEqual(question)
})

test.each<[why: string, given: unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'problemas:x'],
  ['a list', [attempt]],
  ['an id of another kind', { ...attempt, id: '1' }],
  ['an id in capitals', { ...attempt, id: attempt.id.toUpperCase() }],
  ['a UUID of another version', { ...attempt, id: attempt.id.replace('-4c7b', '-1c7b') }],
  ['no time', { ...attempt, at: undefined }],
  ['a time without milliseconds', { ...attempt, at: '2026-11-22T08:00:00Z' }],
  ['a time of another zone', { ...attempt, at: '2026-11-22T08:00:00.000+01:00' }],
  ['a day that is not', { ...attempt, at: '2026-02-30T08:00:00.000Z' }],
  ['an exercise of no kind', { ...attempt, exercise: 'retos:x' }],
  ['a question without its key', { ...attempt, exercise: 'temario:palancas' }],
  ['an exercise that goes on', { ...attempt, exercise: 'problemas:x\n' }],
  ['an exercise too long', { ...attempt, exercise: `problemas:${'x'.repeat(101)}` }],
  ['a seed too long', { ...attempt, seed: 'a'.repeat(13) }],
  ['a verdict of the marking', { ...attempt, verdict: 'correct' }],
  ['hints that are no number', { ...attempt, hints: '2' }],
  ['half a hint', { ...attempt, hints: 0.5 }],
  ['fewer than no hints', { ...attempt, hints: -1 }],
  ['more hints than there are', { ...attempt, hints: 1e9 }],
  ['a solution that is neither seen nor not', { ...attempt, isSolutionSeen: 1 }],
])('rejects %s', (_, given) => {
  expect(readAttempt(given)).toBeUndefined()
})

test('sorts attempts by time, and attempts of the same time by id', () => {
  const later = { ...attempt, at: '2026-11-22T08:00:00.001Z', id: attempt.id.replace('5f', '00') }
  const other = { ...attempt, id: attempt.id.replace('5f', '60') }
  expect([other, later, attempt].sort(compareAttempts)).toEqual([attempt, other, later])
})

test('makes ids that are unique and can be read back', () => {
  const ids = Array.from({ length: 200 }, makeAttemptId)
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(readAttempt({ ...attempt, id })).toBeDefined()
})

const judge = (...verdicts: (Verdict | null)[]) =>
  judgeAttempt(verdicts.map((verdict) => verdict && { verdict, message: '' }))

test('gives an attempt the verdict of its worst part', () => {
  expect(judge('correct')).toBe('right')
  expect(judge('correct', 'correct')).toBe('right')
  expect(judge('correct', 'almost')).toBe('almost')
  expect(judge('almost', 'known-mistake', 'correct')).toBe('wrong')
  expect(judge('incorrect')).toBe('wrong')
})

test('does not count an attempt with unreadable or blank parts, unless another part is wrong', () => {
  expect(judge('unreadable')).toBeUndefined()
  expect(judge('correct', null)).toBeUndefined()
  expect(judge('almost', 'unreadable')).toBeUndefined()
  expect(judge('correct', null, 'incorrect')).toBe('wrong')
  expect(judge('unreadable', 'known-mistake')).toBe('wrong')
  expect(judge()).toBeUndefined()
})

test('counts an exercise as solved once it was right, unless its solution was seen before', () => {
  const log: Attempt[] = [
    { ...attempt, exercise: 'problemas:a' },
    { ...attempt, exercise: 'problemas:a', verdict: 'wrong' },
    { ...attempt, exercise: 'problemas:b', isSolutionSeen: true },
    { ...attempt, exercise: 'problemas:c', verdict: 'almost' },
  ]
  expect([...solvedExercises(log)]).toEqual(['problemas:a'])
})
