import { DatabaseUnavailableError } from '../../app/db/database-unavailable.ts'

/** Longer than this nobody waits for the database to say what has changed. Milliseconds. */
export const patience = 1000

/** The answer to such a question; rejects as unavailable after so many milliseconds. */
export async function inTime<Answer>(work: Promise<Answer>, limit: number = patience): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const refuse = (): void => reject(new DatabaseUnavailableError('it did not say in time what has changed'))
  // One turn more: on a busy machine the answer may lie there already.
  const timer = setTimeout(() => setImmediate(refuse), limit)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
