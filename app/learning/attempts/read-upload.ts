import { type Attempt, readAttempt } from './attempt.ts'

/** The maximum number of attempts in one upload. */
export const batchSize = 100

/** An upload of a device: attempts, and the name of the log they belong to. */
type Upload = { log: string; attempts: Attempt[] }

/**
 * Parses an upload; returns undefined if it is not a list of attempts for a log. `sent`: how many the device
 * sent. Invalid attempts are dropped instead of rejected: a device with older code would otherwise resend
 * them for ever.
 */
export function readUpload(text: string): (Upload & { sent: number }) | undefined {
  const given = parse(text)
  if (typeof given !== 'object' || given === null || !('log' in given) || !('attempts' in given))
    return undefined
  const { log, attempts } = given
  if (typeof log !== 'string' || !Array.isArray(attempts)) return undefined
  const read = attempts.slice(0, batchSize).map(readAttempt)
  return { log, attempts: read.filter((attempt) => attempt !== undefined), sent: attempts.length }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
