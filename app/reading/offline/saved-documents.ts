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

/** What is saved, the newest first, each once. */
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

/** Whether a cache holds what can be shown: anything but a document whose saving is under way, or was cut short. */
export async function isWhole(cacheName: string): Promise<boolean> {
  return !cacheName.startsWith(savedPrefix) || (await caches.match(noteKey, { cacheName })) !== undefined
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
    if (isOld && !(await isWhole(cacheName))) await caches.delete(cacheName)
  }
}
