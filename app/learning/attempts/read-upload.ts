import { type Attempt, readAttempt } from './attempt.ts'

/** As many attempts as a device sends at once. */
export const batchSize = 100

/** What a device sends: attempts for the log that it knows. */
type Upload = { log: string; attempts: Attempt[] }

/**
 * Reads what a device sends; undefined where that is no list of attempts. What in the list is none is left out: a device whose code is older
 * than this would else send it for ever.
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
