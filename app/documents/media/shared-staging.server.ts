import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { z } from 'zod'
import type { Database, UploadsTable } from '../../platform/db/tables.ts'
import { removeOldParts } from './disk-large-files.server.ts'
import { partEnding } from './file-sink.server.ts'
import type { FileStore } from './file-store.ts'
import { type Checksum, type Staging, uploadIdShape } from './staging-store.server.ts'
import { StorageError } from './storage-error.ts'
import { joinPieces, piecesPrefix, ReceivedPieces, uploadOfPiece } from './upload-pieces.server.ts'
import {
  beginUpload,
  deleteUpload,
  deleteUploadsBefore,
  findUnderWay,
  findUpload,
} from './upload-repository.server.ts'

/** A request to an upload: its unique name, and the checksum it declares for its body. */
export type AskedUpload = { writer: string; checksum: Checksum | undefined }

type Options = {
  database: Database
  store: FileStore
  /** A local folder for the complete file while it is encoded. */
  folder: string
  expiresAfterMs: number
  /** Returns the request that is being handled. */
  asked: () => AskedUpload
}

const metadataSchema = z.record(z.string(), z.string().nullable())
const piecesSchema = z.array(z.string())

/**
 * Uploads in progress that any instance can continue: pieces in the file store, and a row that lists them. A
 * piece counts once the row lists it, and only the latest request may write the row; so the offset that HEAD
 * reports stays true whatever earlier requests still send.
 */
export class SharedStaging extends DataStore implements Staging {
  readonly #options: Options

  constructor(options: Options) {
    super()
    this.#options = options
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination', 'checksum']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { database, asked } = this.#options
    const { id, size = 0, metadata = {} } = upload
    const described = { id, size, ownerId: metadata.owner ?? '', metadata: JSON.stringify(metadata) }
    const now = Date.now()
    const leaving = await beginUpload(database, { ...described, writer: asked().writer }, now)
    if (!leaving) throw new StorageError('too-many-uploads')
    for (const gone of leaving) await this.#removePieces(gone)
    upload.creation_date = new Date(now).toISOString()
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, metadata, createdAt } = await this.#find(id)
    const described = metadataSchema.parse(JSON.parse(metadata))
    return new Upload({ id, size, offset: received, metadata: described, creation_date: createdAt })
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const { checksum, writer } = this.#options.asked()
    const hash = checksum && createHash(checksum.algorithm)
    const before = piecesSchema.parse(JSON.parse((await this.#find(id)).pieces))
    const receiving = new ReceivedPieces(this.#options, { id, writer, received: offset, pieces: before })
    try {
      for await (const chunk of body) {
        hash?.update(chunk)
        await receiving.add(chunk)
      }
    } finally {
      // Runs also if the request broke off, so that the bytes received so far are stored.
      await receiving.keep()
    }
    if (!hash || hash.digest('base64') === checksum?.digest) return receiving.received
    await receiving.goBackTo(offset, before)
    throw new StorageError('invalid-checksum')
  }

  async lend<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const { store, folder } = this.#options
    const pieces = piecesSchema.parse(JSON.parse((await this.#find(id)).pieces))
    const path = join(folder, `${id}-${randomUUID()}${partEnding}`)
    try {
      await mkdir(folder, { recursive: true })
      await joinPieces(store, pieces, path)
      return await work(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  override async remove(id: string): Promise<void> {
    await this.#find(id)
    // The row is deleted first: without it the upload no longer exists.
    await deleteUpload(this.#options.database, id)
    await this.#removePieces(id)
  }

  async removeExpired(now: number): Promise<string[]> {
    const { database, store, expiresAfterMs, folder } = this.#options
    await mkdir(folder, { recursive: true })
    await removeOldParts(folder)
    const expired = await deleteUploadsBefore(database, now - expiresAfterMs)
    // A row exists before its first piece, so pieces without a row are leftovers of a killed process.
    const keys = await store.list(piecesPrefix)
    const underWay = await findUnderWay(database, [...new Set(keys.map(uploadOfPiece))])
    for (const key of keys) if (!underWay.has(uploadOfPiece(key))) await store.delete(key)
    return expired
  }

  override getExpiration(): number {
    return this.#options.expiresAfterMs
  }

  async #find(id: string): Promise<UploadsTable> {
    const upload = uploadIdShape.test(id) ? await findUpload(this.#options.database, id) : undefined
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    return upload
  }

  async #removePieces(id: string): Promise<void> {
    const { store } = this.#options
    for (const key of await store.list(`${piecesPrefix}${id}/`)) await store.delete(key)
  }
}
