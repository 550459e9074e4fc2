import { createHash } from 'node:crypto'

/**
 * A column value in a form that both databases and JSON share: times are ISO-8601 in UTC, booleans are 1 and
 * 0.
 */
export type RowValue = string | number | null | { base64: string }

/** Converts a value from a database driver. Bytes become base64. Throws a TypeError for any other type. */
export function toRowValue(value: unknown): RowValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  throw new TypeError(`A column holds a ${typeof value}`)
}

/** Whether a parsed JSON value is a {@link RowValue}. */
export function isRowValue(value: unknown): value is RowValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return true
  return typeof value === 'object' && 'base64' in value && typeof value.base64 === 'string'
}

const modulus = 1n << 256n

/**
 * Row count and order-independent checksum, since databases sort some columns differently: the sum of the
 * SHA-256 of each row as a JSON array. It detects accidental damage, not deliberate changes.
 */
export class RowDigest {
  #sum = 0n
  #rows = 0

  add(row: readonly RowValue[]): void {
    this.addLine(JSON.stringify(row))
  }

  /** Adds a row that is already serialised. */
  addLine(line: string): void {
    const hash = createHash('sha256').update(line).digest('hex')
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % modulus
    this.#rows++
  }

  read(): { rows: number; checksum: string } {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') }
  }
}
