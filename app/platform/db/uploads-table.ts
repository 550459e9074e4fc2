import type { Instant } from './tables.ts'

/** An upload under way that any instance may go on with. */
export type UploadsTable = {
  id: string
  ownerId: string
  /** Bytes that were announced. */
  size: number
  /** Bytes that are in the file store. */
  received: number
  /** What was said of it at its beginning, as JSON. */
  metadata: string
  /** The keys of its bytes in the file store, in their order, as JSON. */
  pieces: string
  /** The request that may add to it: the last that asked. */
  writer: string
  createdAt: Instant
  touchedAt: Instant
}
