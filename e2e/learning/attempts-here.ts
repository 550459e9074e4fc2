import type { Page } from '@playwright/test'

/** Counts the attempts stored on this device. */
export function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('intentos')
    // Reading must not create the database.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    const asked = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(opening).catch(() => undefined)
    const count = database && (await asked(database.transaction('attempts').objectStore('attempts').count()))
    database?.close()
    return count ?? 0
  })
}
