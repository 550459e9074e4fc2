import type { DataStore } from '@tus/server'

/** The checksum that a request declares for its body (tus checksum extension). */
export type Checksum = { algorithm: 'sha1' | 'sha256'; digest: string }

/** Storage for uploads in progress: the tus data store, with access to the complete file and cleanup. */
export type Staging = DataStore & {
  /** Calls `work` with the upload's bytes as a local file, which may be temporary. */
  lend<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>
  remove(id: string): Promise<void>
  /** Removes expired uploads and the leftovers of killed processes. Returns the ids. */
  removeExpired(now: number): Promise<string[]>
}

/** The form of upload ids. Only such ids become part of a path. */
export const uploadIdShape = /^[0-9a-f]{24}$/
