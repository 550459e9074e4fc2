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
const isServer = isMainThread && process.argv[1]?.endsWith('server/start.ts')
if (isServer && process.env.DATA_DIR) watchHolds(join(process.env.DATA_DIR, 'holds'))
