import type { StoredFile } from './file-store.ts'
import type { Sink } from './sink.ts'

/** Files that are written and read piece by piece, however long they are, in one folder. Names are checked by who gives them. */
export type LargeFiles = {
  /** `least`: it will surely be so many bytes long, for which a disk must have room. Throws `NoRoomError` where it has not. */
  create: (name: string, least?: number) => Promise<Sink>
  list: () => Promise<{ name: string; bytes: number }[]>
  /** undefined when there is no such file. */
  open: (name: string) => Promise<StoredFile | undefined>
  /** Deleting what is not there is no error. */
  remove: (name: string) => Promise<void>
}
