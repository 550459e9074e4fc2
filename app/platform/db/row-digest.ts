import { createHash } from 'node:crypto'
import type { RowValue } from './row-value.ts'

const modulus = 1n << 256n

/**
 * Count and checksum of rows, whatever their order, since databases sort some columns differently: the sum of the SHA-256 of each row, written
 * as a JSON array of its values. It finds faults; it is no proof against somebody who means to deceive.
 */
export class RowDigest {
  #sum = 0n
  #rows = 0

  add(row: readonly RowValue[]): void {
    this.addLine(JSON.stringify(row))
  }

  /** A row that is written already. */
  addLine(line: string): void {
    const hash = createHash('sha256').update(line).digest('hex')
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % modulus
    this.#rows++
  }

  read(): { rows: number; checksum: string } {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') }
  }
}
