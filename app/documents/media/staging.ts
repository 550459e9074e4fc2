import type { DataStore } from '@tus/server'

/** What a request promises about its body (tus, «Checksum»). */
export type Checksum = { algorithm: 'sha1' | 'sha256'; digest: string }

/** Uploads under way: what tus asks of a store, and what becomes of them. */
export type Staging = DataStore & {
  /** Lends the bytes of an upload as a file of this machine, for as long as the work takes. */
  lend<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>
  remove(id: string): Promise<void>
  /** Removes what expired, and what a killed process left of a beginning or an end. Gives the ids. */
  removeExpired(now: number): Promise<string[]>
}

/** How the names of uploads look: nothing else ever becomes part of a path. */
export const uploadIdShape = /^[0-9a-f]{24}$/
