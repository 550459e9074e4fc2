/** The destination of an archive, written as a stream. Invisible until `commit`. */
export type Sink = {
  write: (piece: Uint8Array) => Promise<void>
  /** Makes the written data visible, complete and durable. */
  commit: () => Promise<void>
  /** Discards the written data. Never rejects. */
  abort: () => Promise<void>
}
