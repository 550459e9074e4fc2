import { DatabaseUnavailableError } from '../../app/platform/db/database-unavailable.ts'

/** Milliseconds that a request waits at most for the database to report changes. */
export const patience = 1000

/** Awaits a database query; rejects with DatabaseUnavailableError after `limit` milliseconds. */
export async function inTime<Answer>(work: Promise<Answer>, limit: number = patience): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const refuse = (): void => reject(new DatabaseUnavailableError('it did not say in time what has changed'))
  // One more turn: on a busy machine the result may already be in the event queue.
  const timer = setTimeout(() => setImmediate(refuse), limit)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
