import { randomFillSync } from 'node:crypto'

const bytesOfId = 16
const pool = Buffer.alloc(512 * bytesOfId)
let next = pool.length

/**
 * The id of a request: 128 random bits in hexadecimal. As random as a UUID, and made in a third of its time, which is felt beside a page
 * from memory.
 */
export function newRequestId(): string {
  if (next === pool.length) {
    randomFillSync(pool)
    next = 0
  }
  next += bytesOfId
  // A text of its own: a piece of a longer one would keep all of that for as long as the piece is kept.
  return pool.toString('hex', next - bytesOfId, next)
}
