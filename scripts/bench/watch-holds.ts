import { createServer } from 'node:net'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before the server (`--import`). It measures how long the main thread works between two turns of its
 * event loop. The socket `holds` in the data folder returns the maximum since the last read, in ms. It
 * measures CPU time of the thread, so other load on the machine does not matter.
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

// Child processes of the server inherit this `--import`, and they must not measure.
// On Linux the server restarts itself with MALLOC_ARENA_MAX set (server/reexec-with-memory-flags.ts); only the second
// process measures.
const isServer =
  isMainThread &&
  process.argv[1]?.endsWith('server/start.ts') &&
  (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined)
if (isServer && process.env.DATA_DIR) watchHolds(join(process.env.DATA_DIR, 'holds'))
