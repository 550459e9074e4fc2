import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { ERRORS, Server, type Upload } from '@tus/server'
import { type FinishedUpload, type FinishOptions, finishUpload } from './finish-upload.server.ts'
import { openStaging, type StagingOptions } from './open-staging.server.ts'
import { isMediaLocation, mediaLocations } from './picture-address.ts'
import { findPictureById } from './picture-repository.server.ts'
import type { AskedUpload } from './shared-staging.server.ts'
import { openSingleFlight } from './single-flight.ts'
import { type Staging, uploadIdShape } from './staging-store.server.ts'
import { StorageError, type StorageErrorKind } from './storage-error.ts'
import { readTusHeaders } from './tus-headers.ts'
import { describeUploadError } from './upload-errors.ts'
import { maxImageBytes } from './upload-limits.ts'

/** Lifetime of an unfinished upload. Milliseconds. */
export const uploadsLiveMs = 24 * 3_600_000

/** The account that sends a request. `onNew` is called with the picture it created. */
export type Uploader = { ownerId: string } & Pick<FinishOptions, 'onNew'>

export type Uploads = {
  /** Handles one tus request. The caller must have checked that the account may upload. */
  handle(request: Request, by: Uploader): Promise<Response>
  /**
   * Returns the picture of a complete upload, and creates it if necessary; undefined if the account has no
   * such upload.
   */
  result(id: string, by: Uploader): Promise<FinishedUpload | undefined>
  /** Removes expired uploads and the files of those that never became a picture. Returns their number. */
  cleanUp(now?: number): Promise<number>
}

type Options = FinishOptions & StagingOptions & { reportError: (error: unknown) => void }
type Asking = AskedUpload & Uploader & { ended?: string }

const finalKinds: StorageErrorKind[] = [
  'unsupported-type',
  'too-many-pixels',
  'too-long-animation',
  'broken-image',
  'invalid-checksum',
  'invalid-argument',
]

/** Opens resumable uploads (tus 1.0), each bound to its owner. */
export function openUploads(options: Options): Uploads {
  return new TusUploads(options)
}

class TusUploads implements Uploads {
  readonly #options: Options
  readonly #asking = new AsyncLocalStorage<Asking>()
  readonly #once = openSingleFlight<FinishedUpload>()
  readonly #staging: Staging
  readonly #tus: Server

  constructor(options: Options) {
    const { folder, reportError } = options
    this.#options = options
    const { staging, locker } = openStaging(options, {
      expiresAfterMs: uploadsLiveMs,
      asked: () => this.#asked(),
    })
    this.#staging = staging
    void mkdir(folder, { recursive: true }).catch(reportError)
    this.#tus = new Server({
      path: '/subidas',
      datastore: staging,
      locker,
      relativeLocation: true,
      maxSize: maxImageBytes,
      namingFunction: () => randomBytes(12).toString('hex'),
      getFileIdFromRequest: (_, last) => (last && uploadIdShape.test(last) ? last : undefined),
      onIncomingRequest: async (request, id) => {
        if (request.method !== 'POST') await this.#requireOwner(id)
      },
      onUploadCreate: async (_, { metadata }) => ({ metadata: this.#metadataOf(metadata) }),
      onUploadFinish: (request, upload) => this.#answerFinished(request.method, upload),
      onResponseError: (_, error) => describeUploadError(error, reportError),
    })
  }

  async result(id: string, { ownerId, onNew }: Uploader): Promise<FinishedUpload | undefined> {
    if (!uploadIdShape.test(id)) return undefined
    const { database, reportError } = this.#options
    const known = await findPictureById(database, id)
    if (known) return known.ownerId === ownerId ? { picture: known, wasKnown: false } : undefined
    const upload = await this.#staging.getUpload(id).catch(() => undefined)
    const isComplete = upload?.metadata?.owner === ownerId && upload.offset === upload.size
    if (!upload || !isComplete) return undefined
    const finished = await this.#finish(upload, onNew).catch((error) => this.#findEnded(id, error))
    // Another instance that finished the upload has already removed it.
    await this.#staging.remove(id).catch((error) => error !== ERRORS.FILE_NOT_FOUND && reportError(error))
    return finished
  }

  async handle(request: Request, by: Uploader): Promise<Response> {
    const { refusal, checksum } = readTusHeaders(request)
    if (refusal) return refusal
    if (request.method === 'HEAD') {
      const ended = await this.#endedUpload(request, by.ownerId)
      if (ended) return ended
    }
    const asked: Asking = { ...by, checksum, writer: randomUUID() }
    const response = await this.#asking.run(asked, () => this.#tus.handleWeb(request))
    // Removed only now, because the library reads the upload once more before it responds.
    if (asked.ended) await this.#staging.remove(asked.ended).catch(this.#options.reportError)
    if (request.method === 'OPTIONS') response.headers.set('Tus-Checksum-Algorithm', 'sha1,sha256')
    // The library sets these CORS headers for every origin, but only the site's own pages may upload.
    for (const name of [...response.headers.keys()])
      if (name.startsWith('access-control-')) response.headers.delete(name)
    return response
  }

  async cleanUp(now = Date.now()): Promise<number> {
    const expired = await this.#staging.removeExpired(now)
    for (const id of expired) await removeFilesWithoutPicture(id, this.#options)
    return expired.length
  }

  #finish(upload: Upload, onNew: Uploader['onNew']): Promise<FinishedUpload> {
    return this.#once(upload.id, async () => {
      try {
        return await this.#staging.lend(upload.id, (path) =>
          finishUpload(path, upload, { ...this.#options, onNew }),
        )
      } catch (error) {
        // An invalid picture is removed at once; after other failures the bytes remain for the next try.
        if (error instanceof StorageError && finalKinds.includes(error.kind))
          await this.#staging.remove(upload.id)
        throw error
      }
    })
  }

  /**
   * Returns the picture of an upload that another instance has finished; rethrows `fault` if there is none.
   */
  async #findEnded(id: string, fault: unknown): Promise<FinishedUpload> {
    const picture = await findPictureById(this.#options.database, id)
    if (!picture) throw fault
    return { picture, wasKnown: false }
  }

  #asked(): Asking {
    const asked = this.#asking.getStore()
    if (!asked) throw new Error('No upload is being asked for')
    return asked
  }

  async #requireOwner(id: string): Promise<void> {
    const { metadata } = await this.#staging.getUpload(id)
    // 404 instead of 403, so that other accounts cannot learn whether an upload exists.
    if (metadata?.owner !== this.#asked().ownerId) throw ERRORS.FILE_NOT_FOUND
  }

  /** Reduces the metadata to known properties; the file name and others are dropped. */
  #metadataOf(metadata: Upload['metadata']): NonNullable<Upload['metadata']> {
    if (!isMediaLocation(metadata?.location)) throw new StorageError('invalid-argument')
    const sha256 = /^[0-9a-f]{64}$/.test(metadata.sha256 ?? '') ? { sha256: metadata.sha256 ?? '' } : {}
    return { location: metadata.location, owner: this.#asked().ownerId, ...sha256 }
  }

  async #answerFinished(method: string | undefined, upload: Upload) {
    const body = pictureJson(await this.#finish(upload, this.#asked().onNew))
    this.#asked().ended = upload.id
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
    return { status_code: method === 'POST' ? 201 : 200, headers, body }
  }

  // The process ended between the last byte and the response: reports a complete upload to the client.
  async #endedUpload(request: Request, ownerId: string): Promise<Response | undefined> {
    const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const picture = uploadIdShape.test(id) ? await findPictureById(this.#options.database, id) : undefined
    if (picture?.ownerId !== ownerId) return undefined
    const size = String(picture.sourceBytes)
    const headers = {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': size,
      'Upload-Length': size,
      'Cache-Control': 'no-store',
    }
    return new Response(null, { headers })
  }
}

// Covers a process that ended after writing the files and before recording the picture.
async function removeFilesWithoutPicture(id: string, { database, store }: Options): Promise<void> {
  if (await findPictureById(database, id)) return
  for (const location of mediaLocations) {
    for (const key of await store.list(`${location}/${id}`)) await store.delete(key)
  }
}

/** Serialises a finished upload for the client. */
export function pictureJson({ picture: { address, width, height }, wasKnown }: FinishedUpload): string {
  return JSON.stringify({ address, width, height, wasKnown })
}
