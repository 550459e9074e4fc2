import { type Attempt, readAttempt } from './attempt.ts'
import { foldAway, mostAttempts } from './fold-attempts.ts'

/**
 * An attempt as a device keeps it. `owner`: the account whose it is; '' as long as nobody has signed in and said that it is theirs.
 * `unsent`: the owner again, until the server has it.
 */
export type StoredAttempt = Attempt & { owner: string; unsent?: string }

/** What a device knows of the log that an account has on the server. It is there as long as somebody is signed in. */
export type LogState = {
  owner: string
  /** Which log it is (app/learning/attempts/attempt-repository.server.ts); undefined until the server has said so. */
  log?: string
  /** So far it has been read. */
  cursor: number
  /** When it was read last, in milliseconds. */
  readAt: number
  /** The attempts of visitors on this device are of somebody else. */
  isApart?: true
}

export type Stores = { attempts: IDBObjectStore; logs: IDBObjectStore }

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
    const transaction = database.transaction(['attempts', 'logs'], mode)
    const ended = waitForEnd(transaction)
    const stores = { attempts: transaction.objectStore('attempts'), logs: transaction.objectStore('logs') }
    const worked = work(stores).catch((error: unknown) => {
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

/** The attempts of an owner that the server does not have, as many as `count`. */
export async function listUnsent({ attempts }: Stores, owner: string, count?: number): Promise<Attempt[]> {
  return readAll(await ask<unknown[]>(attempts.index('unsent').getAll(owner, count)))
}

/** What of stored rows is an attempt. */
export function readAll(rows: readonly unknown[]): Attempt[] {
  return rows.map(readAttempt).filter((attempt) => attempt !== undefined)
}

/** Takes away what an owner has too many of. */
export async function foldLog({ attempts }: Stores, owner: string): Promise<void> {
  const index = attempts.index('owner')
  if ((await ask(index.count(owner))) <= mostAttempts) return
  for (const id of foldAway(await ask(index.getAll(owner)))) attempts.delete(id)
}

function openLog(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version)
  request.onupgradeneeded = () => {
    const attempts = request.result.createObjectStore('attempts', { keyPath: 'id' })
    attempts.createIndex('owner', 'owner')
    attempts.createIndex('unsent', 'unsent')
    request.result.createObjectStore('logs', { keyPath: 'owner' })
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
