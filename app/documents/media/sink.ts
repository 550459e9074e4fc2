/** Where an archive is written to, piece after piece. Nobody sees anything of it before `commit`. */
export type Sink = {
  write: (piece: Uint8Array) => Promise<void>
  /** Makes what was written appear, whole and durable. */
  commit: () => Promise<void>
  /** Removes what was written. Never rejects. */
  abort: () => Promise<void>
}
