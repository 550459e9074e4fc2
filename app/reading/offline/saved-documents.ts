import { savedPrefix } from './cache-names.ts'

/** A document saved by the user. */
export type SavedDocument = {
  path: string
  title: string
  /** ISO text. */
  savedAt: string
  bytes: number
  /** Paths of the document's page and of its problems and challenge. */
  pages: readonly string[]
  /** True if it was saved by a signed-in user; it is deleted at sign-out. */
  withAccount: boolean
}

/** Written last: a cache without this entry is incomplete. */
const noteKey = '/guardado.json'

/** Marks the cache of a document as complete. */
export async function recordSaved(name: string, saved: SavedDocument): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(noteKey, Response.json(saved))
}

/** Lists the saved documents, newest first, without duplicates. */
export async function listSaved(): Promise<SavedDocument[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(savedPrefix))
  const notes = await Promise.all(names.map(readNote))
  return notes
    .filter((document) => document !== undefined)
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
    .filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
}

async function readNote(cacheName: string): Promise<SavedDocument | undefined> {
  const note = await caches.match(noteKey, { cacheName })
  return note?.json()
}

/**
 * Returns true if a cache can be used: any except that of a document whose saving is in progress or was
 * interrupted.
 */
export async function isWhole(cacheName: string): Promise<boolean> {
  return !cacheName.startsWith(savedPrefix) || (await caches.match(noteKey, { cacheName })) !== undefined
}

/** Lists the names of a document's caches: one, or two during a renewal. */
export async function cachesOf(path: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(`${savedPrefix}${path}:`))
}

/** Deletes the caches of a document, except the one named `but`. */
export async function removeSaved(path: string, but?: string): Promise<void> {
  for (const name of await cachesOf(path)) if (name !== but) await caches.delete(name)
}

/** Deletes incomplete caches that are older than an hour. */
export async function dropUnfinished(): Promise<void> {
  const hourMs = 3_600_000
  for (const cacheName of await caches.keys()) {
    const isOld = Number(cacheName.split(':').at(-1)) < Date.now() - hourMs
    if (isOld && !(await isWhole(cacheName))) await caches.delete(cacheName)
  }
}
