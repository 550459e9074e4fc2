import { hash } from 'node:crypto'

/** Digits in base 36 that hold the bits of the hash. */
const length = 7

/**
 * A short code for a problem, so that the QR code of a worksheet can contain twenty: seven characters from a
 * hash of its id, so it does not change with title and slug. Among ten thousand problems, one in fourteen
 * hundred sites has a collision.
 */
export function problemCode(id: string): string {
  const bits = Number.parseInt(hash('sha256', id).slice(0, 9), 16)
  return bits.toString(36).padStart(length, '0')
}

/** The default number of a worksheet, derived from its problems. Four digits. */
export function usualNumber(codes: readonly string[]): number {
  return 1000 + (Number.parseInt(hash('sha256', codes.join('.')).slice(0, 8), 16) % 9000)
}
