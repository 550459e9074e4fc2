import type { Attempt } from './attempt.ts'

/**
 * An attempt as a device keeps it. `owner`: the account whose it is; '' as long as nobody has signed in and said that it is theirs.
 * `unsent`: the owner again, until the server has it.
 */
export type StoredAttempt = Attempt & { owner: string; unsent?: string }

type Stores = { attempts: IDBObjectStore }

const databaseName = 'intentos'
const version = 1

/**
 * Works on the log of this device in one transaction and closes it: all of the work counts, or nothing. Rejects where the browser stores
 * nothing, or has no room.
 */
export async function transact<Value>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<Value>,
): Promise<Value> {
  const database = await openLog()
  try {
    const transaction = database.transaction('attempts', mode)
    const ended = waitForEnd(transaction)
    const worked = work({ attempts: transaction.objectStore('attempts') }).catch((error: unknown) => {
      abort(transaction)
      throw error
    })
    const [value] = await Promise.all([worked, ended])
    return value
  } finally {
    database.close()
  }
}

/** What a request to the store is answered. */
export function ask<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function openLog(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version)
  request.onupgradeneeded = () => {
    const attempts = request.result.createObjectStore('attempts', { keyPath: 'id' })
    attempts.createIndex('owner', 'owner')
    attempts.createIndex('unsent', 'unsent')
  }
  return ask(request)
}

function waitForEnd(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // What failed has ended it already.
  }
}
