import type { Marked } from '../marking/verdict.ts'
import type { AttemptVerdict } from './attempt.ts'

/**
 * Combines the marks of an exercise's parts into one verdict; one wrong part makes it wrong. Returns
 * undefined while a part is blank or unreadable and none is wrong: the student may be answering part by part.
 */
export function judgeAttempt(marked: readonly (Marked | null)[]): AttemptVerdict | undefined {
  const verdicts = marked.map((part) => part?.verdict ?? 'unreadable')
  if (verdicts.length === 0) return undefined
  if (verdicts.some((verdict) => verdict === 'incorrect' || verdict === 'known-mistake')) return 'wrong'
  if (verdicts.includes('unreadable')) return undefined
  return verdicts.includes('almost') ? 'almost' : 'right'
}
