import { open } from 'node:fs/promises'
import type { Database } from '../../platform/db/tables.ts'
import type { FileStore } from './file-store.ts'
import { readWholeFile } from './site-files.server.ts'
import { StorageError, toStorageError } from './storage-error.ts'
import { saveReceived } from './upload-repository.server.ts'

type Stores = { database: Database; store: FileStore }
type Begun = { id: string; writer: string; received: number; pieces: readonly string[] }

/** Bytes buffered before a piece is stored: what an upload loses if the process is killed. */
const pieceBytes = 512 * 1024

/** The prefix of the keys of upload pieces in the file store. */
export const piecesPrefix = 'uploads/'

/** Returns the id of the upload that a piece belongs to. */
export function uploadOfPiece(key: string): string {
  return key.split('/')[1] ?? ''
}

/** Receives the bytes of one request to an upload, and stores them in pieces. */
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

  /** The number of bytes stored so far. */
  get received(): number {
    return this.#received
  }

  async add(chunk: Uint8Array): Promise<void> {
    this.#pending.push(chunk)
    this.#pendingBytes += chunk.length
    if (this.#pendingBytes >= pieceBytes) await this.keep()
  }

  /**
   * Stores the bytes received since the last piece. Throws {@link StorageError} `busy` if another request has
   * claimed the upload.
   */
  async keep(): Promise<void> {
    if (this.#pendingBytes === 0) return
    const { store } = this.#stores
    const { id, writer } = this.#upload
    const body = Buffer.concat(this.#pending)
    // Bytes that cannot be stored are dropped; the client sends them again.
    this.#pending = []
    this.#pendingBytes = 0
    // The writer makes the key unique per request; the row decides whose piece counts.
    const key = `${piecesPrefix}${id}/${this.#received}-${writer}`
    await store.put(key, body, 'application/octet-stream')
    await this.#record(this.#received + body.length, [...this.#pieces, key]).catch(async (error) => {
      await store.delete(key)
      throw error
    })
  }

  /** Rolls back to an earlier state, because the checksum did not match. */
  async goBackTo(received: number, pieces: readonly string[]): Promise<void> {
    const { store } = this.#stores
    const wrong = this.#pieces.filter((key) => !pieces.includes(key))
    await this.#record(received, pieces)
    for (const key of wrong) await store.delete(key)
  }

  async #record(received: number, pieces: readonly string[]): Promise<void> {
    const isKept = await saveReceived(this.#stores.database, this.#upload, { received, pieces })
    if (!isKept) throw new StorageError('busy')
    this.#received = received
    this.#pieces = pieces
  }
}

/** Joins the pieces of an upload into a new file. */
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
