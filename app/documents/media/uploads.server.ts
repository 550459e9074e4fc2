import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { ERRORS, Server, type Upload } from '@tus/server'
import { type FinishedUpload, type FinishOptions, finishUpload } from './finish-upload.server.ts'
import { maxImageBytes } from './image-limits.ts'
import { openStaging, type StagingOptions } from './open-staging.server.ts'
import { isMediaLocation, mediaLocations } from './picture-address.ts'
import { findPictureById } from './picture-repository.server.ts'
import type { AskedUpload } from './shared-staging.server.ts'
import { openSingleFlight } from './single-flight.ts'
import { type Staging, uploadIdShape } from './staging.ts'
import { StorageError, type StorageErrorKind } from './storage-error.ts'
import { readTusHeaders } from './tus-headers.ts'
import { describeUploadError } from './upload-errors.ts'

/** Uploads that nobody ended live this long. */
export const uploadsLiveMs = 24 * 3_600_000

/** Whose request it is. `onNew` hears of the picture that it made. */
export type Uploader = { ownerId: string } & Pick<FinishOptions, 'onNew'>

export type Uploads = {
  /** Answers one tus request of somebody who may upload, who has been checked already. */
  handle(request: Request, by: Uploader): Promise<Response>
  /** The picture that a complete upload became, made now if it was not; undefined when there is no such upload of theirs. */
  result(id: string, by: Uploader): Promise<FinishedUpload | undefined>
  /** Removes expired uploads and the files of those that never became a picture. */
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

/** Resumable uploads (tus 1.0), each bound to who began it. */
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
    // Whoever ended it elsewhere has removed it.
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
    // Not sooner: the library looks at the upload once more before it answers.
    if (asked.ended) await this.#staging.remove(asked.ended).catch(this.#options.reportError)
    if (request.method === 'OPTIONS') response.headers.set('Tus-Checksum-Algorithm', 'sha1,sha256')
    // The library writes these for every origin; here only the site's own pages may ask.
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
        // What can never become a picture goes at once; after other failures the bytes wait for the next try.
        if (error instanceof StorageError && finalKinds.includes(error.kind))
          await this.#staging.remove(upload.id)
        throw error
      }
    })
  }

  /** The picture of an upload that another instance ended meanwhile; throws the fault where none did. */
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
    // Not 403: whether it exists is nobody else's business.
    if (metadata?.owner !== this.#asked().ownerId) throw ERRORS.FILE_NOT_FOUND
  }

  /** The name of the file and whatever else came along is dropped here. */
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

  // The process ended between the last byte and the answer: the client learns that nothing is missing.
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

// The store was written and the process ended before the picture was recorded.
async function removeFilesWithoutPicture(id: string, { database, store }: Options): Promise<void> {
  if (await findPictureById(database, id)) return
  for (const location of mediaLocations) {
    for (const key of await store.list(`${location}/${id}`)) await store.delete(key)
  }
}

/** What the client reads of a finished upload. */
export function pictureJson({ picture: { address, width, height }, wasKnown }: FinishedUpload): string {
  return JSON.stringify({ address, width, height, wasKnown })
}
