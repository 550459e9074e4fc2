import { expect, test } from 'vitest'
import type { Verdict } from '../marking/verdict.ts'
import { judgeAttempt } from './judge-attempt.ts'

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
