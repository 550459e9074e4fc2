import { randomFillSync } from 'node:crypto'

const bytesOfId = 16
const pool = Buffer.alloc(512 * bytesOfId)
let next = pool.length

/**
 * A request id: 128 random bits in hexadecimal. As random as a UUID but made in a third of the time, which
 * matters for cached pages.
 */
export function newRequestId(): string {
  if (next === pool.length) {
    randomFillSync(pool)
    next = 0
  }
  next += bytesOfId
  // A new string per id: a slice of one long string would keep the whole string in memory.
  return pool.toString('hex', next - bytesOfId, next)
}
