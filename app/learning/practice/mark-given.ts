import { markPart } from '../marking/mark-part.ts'
import type { Given, Part } from '../marking/part.ts'
import type { Marked } from '../marking/verdict.ts'
import { isUnanswered } from './read-given.ts'

/** Marks each part. If at least one part is answered, parts left blank get null instead of a verdict. */
export function markGiven(parts: readonly Part[], given: readonly Given[]): (Marked | null)[] {
  const isBlank = parts.map((_, at) => isUnanswered(given[at] ?? []))
  const isAnyAnswered = isBlank.includes(false)
  return parts.map((part, at) => (isBlank[at] && isAnyAnswered ? null : markPart(part, given[at] ?? [])))
}
