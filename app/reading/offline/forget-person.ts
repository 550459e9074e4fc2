import { picturesCache, visitedPrefix } from './cache-names.ts'
import { listSaved, removeSaved } from './saved-documents.ts'

/**
 * Deletes the data of a signed-out user from the device: visited pages, and documents saved with the account.
 * Documents saved without an account remain.
 */
export async function forgetPerson(): Promise<void> {
  await forgetVisited()
  for (const { path, withAccount } of await listSaved()) if (withAccount) await removeSaved(path)
}

/** Deletes the visited pages and their pictures. */
export async function forgetVisited(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(visitedPrefix) || name === picturesCache) await caches.delete(name)
  }
}
