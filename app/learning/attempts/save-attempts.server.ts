import { insertedAtOnce, saveUploads } from './attempt-repository.server.ts'
import { gather } from './gather.server.ts'

/** Adds attempts to the log of a person, together with what others send at the same moment: done when all of it is in the database. */
export const saveAttempts = gather({
  together: saveUploads,
  sizeOf: ({ attempts }) => attempts.length,
  most: insertedAtOnce,
})
