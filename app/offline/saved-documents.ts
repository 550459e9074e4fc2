import { savedPrefix } from './cache-names.ts'

/** What is known of a document that was saved on purpose. */
export type SavedDocument = {
  path: string
  title: string
  /** ISO text. */
  savedAt: string
  bytes: number
  /** Paths of its pages: its own, and those of its problems and its challenge. */
  pages: readonly string[]
  /** It was saved by somebody who was signed in, and goes with them. */
  withAccount: boolean
}

/** The last thing that is written: a cache without it was given up half way. */
const noteKey = '/guardado.json'

/** Writes down that a cache holds a whole document. */
export async function noteSaved(name: string, saved: SavedDocument): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(noteKey, Response.json(saved))
}

/** What is saved, the newest first. */
export async function listSaved(): Promise<SavedDocument[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(savedPrefix))
  const notes = await Promise.all(names.map((cacheName) => caches.match(noteKey, { cacheName })))
  const saved = await Promise.all(notes.map(async (note): Promise<SavedDocument | undefined> => note?.json()))
  return saved.filter((document) => document !== undefined).sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

/** The names of the caches of one document: one, or two while it is renewed. */
export async function cachesOf(path: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(`${savedPrefix}${path}:`))
}

/** Takes a document away that was saved, but for the cache of this name. */
export async function removeSaved(path: string, but?: string): Promise<void> {
  for (const name of await cachesOf(path)) if (name !== but) await caches.delete(name)
}

/** Takes away what was begun more than an hour ago and never finished. */
export async function dropUnfinished(): Promise<void> {
  const hour = 3_600_000
  for (const cacheName of await caches.keys()) {
    const isOld = Number(cacheName.split(':').at(-1)) < Date.now() - hour
    if (cacheName.startsWith(savedPrefix) && isOld && !(await caches.match(noteKey, { cacheName })))
      await caches.delete(cacheName)
  }
}
