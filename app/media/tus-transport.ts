import { type DetailedError, type HttpRequest, type OnSuccessPayload, Upload } from 'tus-js-client'
import { firstChunkBytes, lastChunkBytes, operationRetryMs } from './image-limits.ts'
import type { MediaLocation } from './picture-address.ts'
import { fingerprintStart } from './unfinished-uploads.ts'
import { readRetryable, readUploadError } from './upload-answer.ts'
import type { UploadedPicture } from './upload-state.ts'
import type { TransportListener, UploadTransport } from './upload-task.ts'

const previousLiveMs = 23 * 3_600_000

// Half a second at first, doubling to five seconds, as long as one operation may be tried again.
const retryDelays = [500, 1000, 2000, 4000, ...Array<number>(22).fill(5000)]
const fixedOptions = {
  endpoint: '/subidas',
  retryDelays,
  chunkSize: firstChunkBytes,
  removeFingerprintOnSuccess: true,
}

/** Moves a file with tus 1.0; an upload of the same file that was left unfinished goes on. */
export function openTusTransport(file: File, location: MediaLocation): UploadTransport {
  let listener: TransportListener | undefined
  let stopped = false
  let failingSince: number | undefined
  let isPrepared = false
  /** The request that carries a whole small picture was broken off, and the picture may be in the library by it. */
  let mayHaveArrived = false

  const upload = new Upload(file, {
    ...optionsOf(file, location),
    onProgress: (sent, total) => listener?.progress(total === 0 ? 0 : Math.floor((sent / total) * 100)),
    onChunkComplete: () => {
      failingSince = undefined
      upload.options.chunkSize = Math.min((upload.options.chunkSize ?? firstChunkBytes) * 2, lastChunkBytes)
    },
    onBeforeRequest: async (request) => {
      await addChecksum(request, file, upload.options.chunkSize ?? firstChunkBytes)
      // A request that was stopped while it waited here would go out all the same.
      if (stopped) throw new Error('stopped')
    },
    onShouldRetry: (error) => {
      failingSince ??= Date.now()
      mayHaveArrived ||= upload.url === null
      return !stopped && Date.now() - failingSince < operationRetryMs && readRetryable(error)
    },
    onError: (error) => listener?.failed(readUploadError(error)),
    onSuccess: (payload) => tellPicture(payload, upload.url, mayHaveArrived, listener),
  })

  const prepare = async (): Promise<void> => {
    if (!isPrepared) await nameAndResume(upload, file, location)
    isPrepared = true
  }

  return {
    start(hear) {
      listener = hear
      stopped = false
      failingSince = undefined
      prepare().then(
        () => {
          if (!stopped) upload.start()
        },
        () => hear.failed('unknown'),
      )
    },
    async stop() {
      stopped = true
      mayHaveArrived ||= upload.url === null
      await upload.abort()
    },
    async discard() {
      upload.options.retryDelays = [500]
      stopped = true
      await upload.abort()
      stopped = false
      await upload.abort(true)
    },
  }
}

function optionsOf(file: File, location: MediaLocation) {
  return {
    ...fixedOptions,
    // Up to this size the first request carries everything (docs/product.md 7.2).
    uploadDataDuringCreation: file.size <= firstChunkBytes,
    fingerprint: async (own: File) => fingerprintOf(own, location),
    metadata: { location },
  }
}

function fingerprintOf({ name, size, lastModified }: File, location: MediaLocation): string {
  return `${fingerprintStart(location)}${name}-${size}-${lastModified}`
}

/** Says by its digest which file it is, and goes on where an earlier upload of it stopped. */
async function nameAndResume(upload: Upload, file: File, location: MediaLocation): Promise<void> {
  const sha256 = await digestOf(file)
  if (sha256) upload.options.metadata = { location, sha256: toHex(sha256) }
  const previous = await upload.findPreviousUploads()
  const recent = previous.find(({ creationTime }) => Date.now() - Date.parse(creationTime) < previousLiveMs)
  if (recent) upload.resumeFromPreviousUpload(recent)
}

function tellPicture(
  payload: OnSuccessPayload,
  url: string | null,
  mayHaveArrived: boolean,
  hear: TransportListener | undefined,
): void {
  readPicture(payload, url).then(
    (picture) => hear?.done({ ...picture, wasKnown: picture.wasKnown && !mayHaveArrived }),
    (error: DetailedError) => hear?.failed(readUploadError(error)),
  )
}

// What was sent is compared with what arrived, chunk by chunk and as a whole. Browsers lend the means on https only.
async function addChecksum(request: HttpRequest, file: File, chunkSize: number): Promise<void> {
  if (request.getMethod() !== 'PATCH') return
  const start = Number(request.getHeader('Upload-Offset') ?? 0)
  const digest = await digestOf(file.slice(start, start + chunkSize))
  if (digest) request.setHeader('Upload-Checksum', `sha256 ${btoa(String.fromCharCode(...digest))}`)
}

async function digestOf(part: Blob): Promise<Uint8Array | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function readPicture({ lastResponse }: OnSuccessPayload, url: string | null): Promise<UploadedPicture> {
  const body = lastResponse.getBody()
  if (body) return toPicture(JSON.parse(body))
  // Everything had arrived before: the picture has to be asked for.
  const response = await fetch(url ?? '', { headers: { Accept: 'application/json' } })
  const answer: unknown = await response.json()
  if (!response.ok) throw Object.assign(new Error('upload not finished'), { answer })
  return toPicture(answer)
}

function toPicture(answer: unknown): UploadedPicture {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'address' in answer &&
    'width' in answer &&
    'height' in answer
  ) {
    const { address, width, height } = answer
    const wasKnown = 'wasKnown' in answer && answer.wasKnown === true
    return { address: String(address), width: Number(width), height: Number(height), wasKnown }
  }
  throw new Error('The answer names no picture')
}
