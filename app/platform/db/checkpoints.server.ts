import { Worker } from 'node:worker_threads'
import { isServer } from './open-database.server.ts'
import { filePath } from './sqlite.server.ts'

/** What the thread is told. */
export type CheckpointTask = { path: string; everyMs: number }

/** How long what was saved stays in the log of the file (`-wal`), where it is safe too. Milliseconds. */
const usualMs = 5000

const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 2 }

/**
 * Takes what was committed from the log of a SQLite file into the file itself, on a thread: that waits for the disk, and the thread that
 * answers everybody does not. Returns how to stop it. A server looks after its own log.
 */
export function startCheckpoints(
  /** The file of `checkpoint-worker`. */
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
  // Without it the connections that write do it, later (`mostPages` in sqlite.server.ts).
  thread.on('error', reportError)
  return async () => void (await thread.terminate())
}
