/** A part of a file; `end` is the first byte that is not part of it. */
export type ByteRange = { start: number; end: number }

/**
 * A file on its way out: `size` is the whole file's, `body` holds the range that was asked for. The body holds a file
 * or a socket open: whoever asked reads it to its end or cancels it.
 */
export type StoredFile = { size: number; body: ReadableStream<Uint8Array> }

/**
 * Where the files of the site are. Keys are `Location/name.ext`, with `/` between folders; what is not such a key is
 * refused with `invalid-argument`. Every failure is a `StorageError` whose kind says what can be done.
 */
export type FileStore = {
  /** Writes a whole file, in place of one of that key. Readers see the old file or the new one, never a part. */
  put(key: string, body: Uint8Array, type: string): Promise<void>
  /** undefined when there is no such file. A range that begins behind the end gives an empty body. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  /** The size of a file, without opening it; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** The keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>
}
