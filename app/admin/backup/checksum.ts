import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal. */
export function checksumOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
