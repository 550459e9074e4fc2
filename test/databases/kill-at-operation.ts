import { open } from 'node:fs/promises'

/**
 * Preloaded (`--import`) into a command. It kills the process at the KILL_AT-th read or write of a file
 * handle. The kill point does not depend on the speed of the machine.
 */
const killAt = Number(process.env.KILL_AT)
const handle = await open(process.execPath, 'r')
const prototype: Record<string, (...values: unknown[]) => unknown> = Object.getPrototypeOf(handle)
await handle.close()

let operations = 0
for (const name of ['read', 'write', 'writeFile']) {
  const original = prototype[name]
  if (!original) throw new Error(`Files have no ${name}`)
  prototype[name] = function (...values) {
    if (++operations === killAt) process.kill(process.pid, 'SIGKILL')
    return original.apply(this, values)
  }
}
