import { randomBytes } from 'node:crypto'

const lettersOfId = 32
const bytesAtOnce = 8192
/** Random letters of many ids. */
let letters = ''
let next = 0

/**
 * The id of a request: 128 random bits in hexadecimal. As random as a UUID, and made in a third of its time, which is felt beside a page
 * from memory.
 */
export function newRequestId(): string {
  if (next === letters.length) {
    letters = randomBytes(bytesAtOnce).toString('hex')
    next = 0
  }
  next += lettersOfId
  return letters.slice(next - lettersOfId, next)
}
