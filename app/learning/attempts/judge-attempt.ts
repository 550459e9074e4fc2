import type { Marked } from '../marking/verdict.ts'
import type { AttemptVerdict } from './attempt.ts'

/**
 * What the marked parts of an exercise come to; undefined where it is no attempt yet. One wrong part makes it wrong. While a part is blank or
 * cannot be read, and no other is wrong, nothing is counted: whoever answers part by part has not finished.
 */
export function judgeAttempt(marked: readonly (Marked | null)[]): AttemptVerdict | undefined {
  const verdicts = marked.map((part) => part?.verdict ?? 'unreadable')
  if (verdicts.length === 0) return undefined
  if (verdicts.some((verdict) => verdict === 'incorrect' || verdict === 'known-mistake')) return 'wrong'
  if (verdicts.includes('unreadable')) return undefined
  return verdicts.includes('almost') ? 'almost' : 'right'
}
