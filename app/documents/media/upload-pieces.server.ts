import { open } from 'node:fs/promises'
import type { Database } from '../../platform/db/tables.ts'
import type { FileStore } from './file-store.ts'
import { readWholeFile } from './site-files.server.ts'
import { StorageError, toStorageError } from './storage-error.ts'
import { keepReceived } from './upload-repository.server.ts'

type Stores = { database: Database; store: FileStore }
type Begun = { id: string; writer: string; received: number; pieces: readonly string[] }

/** So much comes before it is kept: what a process that is killed loses of an upload. */
const pieceBytes = 512 * 1024

/** Begins the keys of pieces of uploads in the file store. */
export const piecesPrefix = 'uploads/'

/** The upload that a piece belongs to. */
export function uploadOfPiece(key: string): string {
  return key.split('/')[1] ?? ''
}

/** Takes the bytes that one request brings to an upload, and keeps them piece by piece. */
export class ReceivedPieces {
  readonly #stores: Stores
  readonly #upload: Pick<Begun, 'id' | 'writer'>
  #pieces: readonly string[]
  #received: number
  #pending: Uint8Array[] = []
  #pendingBytes = 0

  constructor(stores: Stores, { id, writer, received, pieces }: Begun) {
    this.#stores = stores
    this.#upload = { id, writer }
    this.#received = received
    this.#pieces = pieces
  }

  /** How much of the upload is kept. Bytes. */
  get received(): number {
    return this.#received
  }

  async add(chunk: Uint8Array): Promise<void> {
    this.#pending.push(chunk)
    this.#pendingBytes += chunk.length
    if (this.#pendingBytes >= pieceBytes) await this.keep()
  }

  /** Keeps what came since the last piece. Throws {@link StorageError} `busy` where another request has the upload now. */
  async keep(): Promise<void> {
    if (this.#pendingBytes === 0) return
    const { store } = this.#stores
    const { id, writer } = this.#upload
    const body = Buffer.concat(this.#pending)
    // What cannot be kept is sent again, not tried again here.
    this.#pending = []
    this.#pendingBytes = 0
    // Two requests never write under one name: the row says whose piece counts.
    const key = `${piecesPrefix}${id}/${this.#received}-${writer}`
    await store.put(key, body, 'application/octet-stream')
    await this.#record(this.#received + body.length, [...this.#pieces, key]).catch(async (error) => {
      await store.delete(key)
      throw error
    })
  }

  /** Takes back what came since: it is not what was promised. */
  async goBackTo(received: number, pieces: readonly string[]): Promise<void> {
    const { store } = this.#stores
    const wrong = this.#pieces.filter((key) => !pieces.includes(key))
    await this.#record(received, pieces)
    for (const key of wrong) await store.delete(key)
  }

  async #record(received: number, pieces: readonly string[]): Promise<void> {
    const isKept = await keepReceived(this.#stores.database, this.#upload, { received, pieces })
    if (!isKept) throw new StorageError('busy')
    this.#received = received
    this.#pieces = pieces
  }
}

/** Writes the pieces of an upload into one file, which is not there yet. */
export async function joinPieces(
  store: Pick<FileStore, 'get'>,
  pieces: readonly string[],
  path: string,
): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw toStorageError(error)
  })
  try {
    for (const key of pieces) {
      const body = await readWholeFile(store, key)
      if (!body) throw new StorageError('object-not-found')
      await file.writeFile(body)
    }
  } catch (error) {
    throw toStorageError(error)
  } finally {
    await file.close()
  }
}
