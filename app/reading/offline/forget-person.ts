import { picturesCache, visitedPrefix } from './cache-names.ts'
import { listSaved, removeSaved } from './saved-documents.ts'

/**
 * Takes away what somebody who was signed in leaves on a device: the pages that were visited, and what they saved. What a visitor saved without an
 * account stays.
 */
export async function forgetPerson(): Promise<void> {
  await forgetVisited()
  for (const { path, withAccount } of await listSaved()) if (withAccount) await removeSaved(path)
}

/** Takes away the pages that were visited, with their pictures. */
export async function forgetVisited(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(visitedPrefix) || name === picturesCache) await caches.delete(name)
  }
}
