import type { StoredFile } from './file-store.ts'
import type { Sink } from './sink.ts'

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
