import { markPart } from '../marking/mark-part.ts'
import type { Given, Part } from '../marking/part.ts'
import type { Marked } from '../marking/verdict.ts'
import { isUnanswered } from './read-given.ts'

/** The verdict on each part. Of several parts those that were left blank are not spoken of, as long as one was answered. */
export function markGiven(parts: readonly Part[], given: readonly Given[]): (Marked | null)[] {
  const isBlank = parts.map((_, at) => isUnanswered(given[at] ?? []))
  const isAnyAnswered = isBlank.includes(false)
  return parts.map((part, at) => (isBlank[at] && isAnyAnswered ? null : markPart(part, given[at] ?? [])))
}
