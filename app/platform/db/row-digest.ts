import { createHash } from 'node:crypto'
import type { RowValue } from './row-value.ts'

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
