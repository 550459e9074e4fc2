import { createHash } from 'node:crypto'
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import PQueue from 'p-queue'
import { z } from 'zod'
import { StorageError, toStorageError } from './storage-error.ts'
import { makeRoom, type UploadUnderWay } from './upload-limits.ts'

/** The checksum that a request declares for its body (tus checksum extension). */
export type Checksum = { algorithm: 'sha1' | 'sha256'; digest: string }

/** Storage for uploads in progress: the tus data store, with access to the complete file and cleanup. */
export type Staging = DataStore & {
  /** Calls `work` with the upload's bytes as a local file, which may be temporary. */
  lend<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>
  remove(id: string): Promise<void>
  /** Removes expired uploads and the leftovers of killed processes. Returns the ids. */
  removeExpired(now: number): Promise<string[]>
}

/** The form of upload ids. Only such ids become part of a path. */
export const uploadIdShape = /^[0-9a-f]{24}$/

type StagingOptions = {
  folder: string
  /** How long an upload may stay incomplete. */
  expiresAfterMs: number
  /** Returns the checksum of the request that is being handled. */
  currentChecksum: () => Checksum | undefined
}

const infoSchema = z.object({
  size: z.number().int().nonnegative(),
  metadata: z.record(z.string(), z.string().nullable()),
  createdAt: z.iso.datetime(),
})

/**
 * Uploads in progress in a local folder: `{id}` holds the bytes, and its length is the offset, so that HEAD
 * is correct after a crash; `{id}.json` holds the rest. `@tus/file-store` is not used because it hides a full
 * disk behind a general error, may write after it has failed, and does not support checksums.
 */
export class StagingStore extends DataStore implements Staging {
  readonly #options: StagingOptions
  readonly #oneByOne = new PQueue({ concurrency: 1 })

  constructor(options: StagingOptions) {
    super()
    this.#options = options
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination', 'checksum']
  }

  lend<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return work(this.#pathOf(id))
  }

  #pathOf(id: string): string {
    if (!uploadIdShape.test(id)) throw ERRORS.FILE_NOT_FOUND
    return join(this.#options.folder, id)
  }

  /** Creates an upload. Throws `too-many-uploads` if its owner has reached the limit (see upload-bounds). */
  override create(upload: Upload): Promise<Upload> {
    return this.#oneByOne.add(async () => {
      const underWay = await this.#uploadsOf(upload.metadata?.owner)
      const leaving = makeRoom(underWay, { size: upload.size ?? 0, now: Date.now() })
      if (!leaving) throw new StorageError('too-many-uploads')
      for (const id of leaving) await this.#removeFiles(id)
      return this.#createFiles(upload)
    })
  }

  async #createFiles(upload: Upload): Promise<Upload> {
    const path = this.#pathOf(upload.id)
    const createdAt = new Date().toISOString()
    const info = { size: upload.size, metadata: upload.metadata ?? {}, createdAt }
    try {
      await mkdir(this.#options.folder, { recursive: true })
      await writeFile(path, '', { flag: 'wx' })
      // The upload exists once its description is complete, hence the rename.
      await writeFile(`${path}.tmp`, JSON.stringify(info))
      await rename(`${path}.tmp`, `${path}.json`)
    } catch (error) {
      await this.#removeFiles(upload.id).catch(() => undefined)
      throw toStorageError(error)
    }
    upload.creation_date = createdAt
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const path = this.#pathOf(id)
    const [text, about] = await Promise.all([readFile(`${path}.json`, 'utf8'), stat(path)]).catch((error) => {
      throw error.code === 'ENOENT' ? ERRORS.FILE_NOT_FOUND : toStorageError(error)
    })
    const { size, metadata, createdAt } = infoSchema.parse(JSON.parse(text))
    return new Upload({ id, size, offset: about.size, metadata, creation_date: createdAt })
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const path = this.#pathOf(id)
    const checksum = this.#options.currentChecksum()
    const hash = checksum && createHash(checksum.algorithm)
    let end = offset
    try {
      const file = await open(path, 'r+')
      try {
        for await (const chunk of body) {
          await writeAll(file, chunk, end)
          hash?.update(chunk)
          end += chunk.length
        }
      } finally {
        await file.close()
      }
    } catch (error) {
      throw isFileSystemError(error) ? toStorageError(error) : error
    }
    if (hash && hash.digest('base64') !== checksum?.digest) {
      await truncate(path, offset)
      throw new StorageError('invalid-checksum')
    }
    return end
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id)
    await this.#removeFiles(id)
  }

  async removeExpired(now: number): Promise<string[]> {
    const names = await readdir(this.#options.folder).catch(() => [])
    const removed = new Set<string>()
    for (const name of names) {
      const id = name.slice(0, 24)
      if (!uploadIdShape.test(id)) continue
      const about = await stat(join(this.#options.folder, name)).catch(() => undefined)
      const touched = about ? Math.max(about.mtimeMs, await this.#createdAt(id)) : 0
      if (now - touched <= this.#options.expiresAfterMs) continue
      await this.#removeFiles(id)
      removed.add(id)
    }
    return [...removed]
  }

  override getExpiration(): number {
    return this.#options.expiresAfterMs
  }

  async #uploadsOf(owner: string | null | undefined): Promise<UploadUnderWay[]> {
    const names = await readdir(this.#options.folder).catch(() => [])
    const ids = names.filter((name) => uploadIdShape.test(name))
    const found = await Promise.all(
      ids
        .map(async (id) => {
          const [upload, about] = await Promise.all([this.getUpload(id), stat(this.#pathOf(id))])
          return upload.metadata?.owner === owner
            ? { id, size: upload.size ?? 0, touchedAt: about.mtimeMs }
            : undefined
          // An upload that finished meanwhile is skipped.
        })
        .map((upload) => upload.catch(() => undefined)),
    )
    return found.filter((upload) => upload !== undefined)
  }

  async #createdAt(id: string): Promise<number> {
    const upload = await this.getUpload(id).catch(() => undefined)
    return upload?.creation_date ? Date.parse(upload.creation_date) : 0
  }

  async #removeFiles(id: string): Promise<void> {
    const path = this.#pathOf(id)
    // The description is deleted first: without it the upload no longer exists.
    for (const name of [`${path}.json`, `${path}.tmp`, path]) await rm(name, { force: true })
  }
}

async function writeAll(file: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  let written = 0
  while (written < chunk.length) {
    const { bytesWritten } = await file.write(chunk, written, chunk.length - written, position + written)
    written += bytesWritten
  }
}

function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'errno' in error && 'path' in error
    ? true
    : error instanceof Error &&
        'code' in error &&
        /^E(NOSPC|DQUOT|FBIG|IO|ROFS|ACCES|PERM)$/.test(String(error.code))
}
