import { expect, test } from 'vitest'
import { type Attempt, compareAttempts, makeAttemptId } from './attempt.ts'
import { foldAway, maxAttempts } from './fold-attempts.ts'

const makeAttempt = (day: number, exercise: string, verdict: Attempt['verdict'] = 'wrong'): Attempt => ({
  id: makeAttemptId(),
  at: new Date(Date.UTC(2026, 0, 1) + day * 60_000).toISOString(),
  exercise: `problemas:${exercise}`,
  seed: '',
  verdict,
  hints: 0,
  isSolutionSeen: false,
})
const fold = (attempts: Attempt[]): Attempt[] => {
  const gone = new Set(foldAway(attempts))
  return attempts.filter(({ id }) => !gone.has(id))
}

test('deletes nothing up to the limit', () => {
  const attempts = Array.from({ length: maxAttempts }, (_, day) => makeAttempt(day, 'a'))
  expect(foldAway(attempts)).toEqual([])
})

test('deletes the oldest, but spares the first right attempt and the last five of each exercise', () => {
  const rare = [0, 1, 2, 3, 4, 5, 6].map((day) => makeAttempt(day, 'rare', day === 1 ? 'right' : 'wrong'))
  const many = Array.from({ length: maxAttempts }, (_, at) => makeAttempt(at + 10, 'many'))
  const left = fold([...many, ...rare])
  expect(left.length).toBe(maxAttempts - 500)
  expect(left.filter(({ exercise }) => exercise === 'problemas:rare').sort(compareAttempts)).toEqual(
    rare.slice(1),
  )
  expect(left).not.toContain(many[0])
  expect(left).toContain(many.at(-1))
})

test('keeps to the limit even if every attempt is the last of its exercise', () => {
  const attempts = Array.from({ length: maxAttempts + 1 }, (_, at) => makeAttempt(at, `one-${at}`, 'right'))
  expect(fold(attempts)).toEqual(attempts.slice(501))
})
