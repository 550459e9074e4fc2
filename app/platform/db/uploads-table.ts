import type { Instant } from './tables.ts'

/** An upload in progress; any instance can continue it. */
export type UploadsTable = {
  id: string
  ownerId: string
  /** Announced size in bytes. */
  size: number
  /** Bytes already in the file store. */
  received: number
  /** Metadata of the upload request, as JSON. */
  metadata: string
  /** Keys of its pieces in the file store, in order, as JSON. */
  pieces: string
  /** Id of the latest request: only this one may append. */
  writer: string
  createdAt: Instant
  touchedAt: Instant
}
