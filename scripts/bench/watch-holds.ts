import { createServer } from 'node:net'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before the server (`--import`): tells on the socket `holds` of its data the longest that its main thread worked between two
 * turns of its loop since it was last asked, in ms. It counts the thread's own work, so other load does not matter.
 */
function watchHolds(path: string): void {
  let before = process.threadCpuUsage()
  let longest = 0
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  setInterval(look, 1).unref()
  createServer((socket) => {
    look()
    socket.end(String(longest))
    longest = 0
  })
    .listen(path)
    .unref()
}

// What the server starts inherits its options.
// The one that stays: it begins anew with less memory (server/lean-memory.ts).
const isServer =
  isMainThread &&
  process.argv[1]?.endsWith('server/start.ts') &&
  (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined)
if (isServer && process.env.DATA_DIR) watchHolds(join(process.env.DATA_DIR, 'holds'))
