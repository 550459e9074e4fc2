import { hash } from 'node:crypto'

/** So many figures of base 36 hold the bits that are taken. */
const length = 7

/**
 * A short name for a problem, so that a code on paper can name twenty: seven letters and figures of a hash of its id, which stays when its
 * title and its slug change. Among ten thousand problems two have the same name once in fourteen hundred sites.
 */
export function problemCode(id: string): string {
  const bits = Number.parseInt(hash('sha256', id).slice(0, 9), 16)
  return bits.toString(36).padStart(length, '0')
}

/** A number for a worksheet whose address gives none: the same for the same problems. Four figures. */
export function usualNumber(codes: readonly string[]): number {
  return 1000 + (Number.parseInt(hash('sha256', codes.join('.')).slice(0, 8), 16) % 9000)
}
