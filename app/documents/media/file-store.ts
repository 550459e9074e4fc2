/** A range of bytes; `end` is exclusive. */
export type ByteRange = { start: number; end: number }

/**
 * An open file: `size` is the size of the whole file, `body` streams the requested range. The body holds a
 * file or a socket open: the caller must read it to its end or cancel it.
 */
export type StoredFile = { size: number; body: ReadableStream<Uint8Array> }

/**
 * Storage for the site's files. Keys have the form `Location/name.ext`, with `/` between folders; any other
 * key is rejected with `invalid-argument`. All failures are {@link StorageError}s.
 */
export type FileStore = {
  /** Writes a whole file or replaces it. Readers see the old file or the new one, never a part. */
  put(key: string, body: Uint8Array, type: string): Promise<void>
  /** Returns undefined if there is no such file. A range that starts behind the end gives an empty body. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  /** Returns the size of a file without opening it, or undefined if there is no such file. */
  size(key: string): Promise<number | undefined>
  /** Deletes a file. A missing file is not an error. */
  delete(key: string): Promise<void>
  /** Lists the keys with a prefix, sorted. */
  list(prefix: string): Promise<string[]>
}
