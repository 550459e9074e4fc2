import { workerData } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'
import type { CheckpointTask } from './checkpoints.server.ts'

const { path, everyMs }: CheckpointTask = workerData
// What others hold is tried again at the next turn.
const file = new SqliteFile(path, { fileMustExist: true, timeout: 0 })
file.pragma('synchronous = FULL')

let seen: unknown
let isBehind = true
setInterval(() => {
  try {
    const version = file.pragma('data_version', { simple: true })
    if (version === seen && !isBehind) return
    seen = version
    // The second one empties the log, in which pages stand as they were before; it waits for nobody, and there is little left for it.
    isBehind =
      hasLeft(file.pragma('wal_checkpoint(PASSIVE)')) || hasLeft(file.pragma('wal_checkpoint(TRUNCATE)'))
  } catch (error) {
    // A lock or a full disk passes; whoever saves is told of it.
    if (!(error instanceof SqliteFile.SqliteError)) throw error
    isBehind = true
  }
}, everyMs)

/** Whether a checkpoint could not take over everything, since somebody still reads what was there before. */
function hasLeft(answer: unknown): boolean {
  const [row] = Array.isArray(answer) ? answer : []
  return row?.busy !== 0 || row.log !== row.checkpointed
}
