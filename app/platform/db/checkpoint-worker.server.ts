import { workerData } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'
import type { CheckpointTask } from './checkpoints.server.ts'

const { path, everyMs }: CheckpointTask = workerData
// With no timeout, a locked file is simply tried again at the next interval.
const file = new SqliteFile(path, { fileMustExist: true, timeout: 0 })
file.pragma('synchronous = FULL')

let seen: unknown
let isBehind = true
setInterval(() => {
  try {
    const version = file.pragma('data_version', { simple: true })
    if (version === seen && !isBehind) return
    seen = version
    // TRUNCATE also empties the WAL, which contains deleted data. It does not block on readers, and after
    // PASSIVE little is left to copy.
    isBehind =
      hasLeft(file.pragma('wal_checkpoint(PASSIVE)')) || hasLeft(file.pragma('wal_checkpoint(TRUNCATE)'))
  } catch (error) {
    // A lock or a full disk may pass; a request that writes reports it.
    if (!(error instanceof SqliteFile.SqliteError)) throw error
    isBehind = true
  }
}, everyMs)

/** Whether a checkpoint left frames in the WAL, because a reader still uses an older snapshot. */
function hasLeft(answer: unknown): boolean {
  const [row] = Array.isArray(answer) ? answer : []
  return row?.busy !== 0 || row.log !== row.checkpointed
}
