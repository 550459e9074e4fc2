import { StorageError } from './storage-error.ts'

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

const keyShape = /^[A-Za-z0-9][A-Za-z0-9-]*(?:\/[A-Za-z0-9][A-Za-z0-9.-]*)+$/

/**
 * Validates a key: throws `invalid-argument` for one that could leave its folder. All stores call this first.
 */
export function requireStorageKey(key: string): string {
  if (key.length > 200 || key.includes('..') || !keyShape.test(key))
    throw new StorageError('invalid-argument')
  return key
}

/** The destination of an archive, written as a stream. Invisible until `commit`. */
export type Sink = {
  write: (piece: Uint8Array) => Promise<void>
  /** Makes the written data visible, complete and durable. */
  commit: () => Promise<void>
  /** Discards the written data. Never rejects. */
  abort: () => Promise<void>
}

/** Storage for large files that are streamed, in one folder. The caller must validate the names. */
export type LargeFiles = {
  /**
   * `least`: the minimum size in bytes, for which the disk must have space. Throws `NoRoomError` otherwise.
   */
  create: (name: string, least?: number) => Promise<Sink>
  list: () => Promise<{ name: string; bytes: number }[]>
  /** Returns undefined if there is no such file. */
  open: (name: string) => Promise<StoredFile | undefined>
  /** Deletes a file. A missing file is not an error. */
  remove: (name: string) => Promise<void>
}
