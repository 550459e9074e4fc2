import { insertedAtOnce, saveUploads } from './attempt-repository.server.ts'
import { gather } from './gather.server.ts'

/**
 * Adds attempts to the log of an account, batched with simultaneous uploads of other accounts. Resolves once
 * the whole batch is committed.
 */
export const saveAttempts = gather({
  together: saveUploads,
  sizeOf: ({ attempts }) => attempts.length,
  most: insertedAtOnce,
})
