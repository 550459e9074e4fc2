import { type Attempt, readAttempt } from './attempt.ts'
import { foldAway, maxAttempts } from './fold-attempts.ts'

/**
 * An attempt as a device stores it. `owner`: the account, or '' for a visitor whose attempts no account has
 * claimed. `unsent`: the owner again, until the server has acknowledged the attempt.
 */
export type StoredAttempt = Attempt & { owner: string; unsent?: string }

/** What a device knows of an account's log on the server. It is deleted when the account signs out. */
export type LogState = {
  owner: string
  /**
   * The name of the log (`AttemptsPage` in attempt-repository.server.ts); undefined until a page has been
   * read.
   */
  log?: string
  /** The arrival number up to which the log has been read. */
  cursor: number
  /** The time of the last read, in milliseconds. */
  readAt: number
  /** The account has declined the attempts of visitors on this device. */
  isApart?: true
}

export type Stores = { attempts: IDBObjectStore; logs: IDBObjectStore }

/** The name of an event on `window`: the current reader's log has changed. */
export const logChanged = 'engrana:intentos'

const databaseName = 'intentos'
const version = 1

/**
 * Runs `work` in one transaction on this device's log, then closes the database. Rejects, with nothing
 * changed, if the work fails or the browser stores nothing or is full.
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

/** Converts an IndexedDB request to a promise of its result. */
export function ask<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Returns the attempts of an owner that the server has not acknowledged, at most `count`. */
export async function listUnsent({ attempts }: Stores, owner: string, count?: number): Promise<Attempt[]> {
  return readAll(await ask<unknown[]>(attempts.index('unsent').getAll(owner, count)))
}

/** Reads attempts from stored rows and drops invalid ones. */
export function readAll(rows: readonly unknown[]): Attempt[] {
  return rows.map(readAttempt).filter((attempt) => attempt !== undefined)
}

/** Deletes the surplus attempts of an owner. */
export async function foldLog({ attempts }: Stores, owner: string): Promise<void> {
  const index = attempts.index('owner')
  if ((await ask(index.count(owner))) <= maxAttempts) return
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
    // The failed request has already aborted the transaction.
  }
}
