import { open } from 'node:fs/promises'

/**
 * Loaded before a command (`--import`), kills its process at the KILL_AT-th time that it reads or writes by a file handle: at one place in its work,
 * however fast the machine is.
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
