import { Worker } from 'node:worker_threads'
import { isServer } from './open-database.server.ts'
import { filePath } from './sqlite.server.ts'

/** The `workerData` of the checkpoint thread. */
export type CheckpointTask = { path: string; everyMs: number }

/** Milliseconds between checkpoints. Data in the WAL (`-wal` file) is already durable. */
const usualMs = 5000

const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 2 }

/**
 * Checkpoints the WAL of a SQLite file on a worker thread: a checkpoint waits for the disk, which must not
 * block the main thread. Returns a function that stops it. Does nothing for PostgreSQL or an in-memory
 * database.
 */
export function startCheckpoints(
  /** Path of `checkpoint-worker`. */
  worker: string,
  databaseUrl: string,
  reportError: (error: unknown) => void,
  everyMs: number = usualMs,
): () => Promise<void> {
  const path = filePath(databaseUrl)
  if (isServer(databaseUrl) || path === ':memory:') return async () => {}
  const task: CheckpointTask = { path, everyMs }
  const thread = new Worker(worker, { workerData: task, resourceLimits: memory })
  thread.unref()
  // Without the thread, the writing connections checkpoint later by themselves (`mostPages` in
  // sqlite.server.ts).
  thread.on('error', reportError)
  return async () => void (await thread.terminate())
}
