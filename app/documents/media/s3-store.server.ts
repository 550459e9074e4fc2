import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { type FileStore, requireStorageKey, type StoredFile } from './file-store.ts'
import { StorageError, type StorageErrorKind } from './storage-error.ts'

/**
 * Parsed from `s3://bucket/folder?endpoint=…&region=…`. The credentials come from the URL or from the
 * standard AWS variables.
 */
export type S3Settings = {
  bucket: string
  /** The prefix of all keys; empty or with a final slash. */
  folder: string
  endpoint: string | undefined
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Timeout until the store starts a response, in milliseconds. */
  answerMs?: number
  /** Total timeout for a read to start, including retries, in milliseconds. */
  readMs?: number
}

/**
 * Default read timeout: below the five seconds within which the site must report a failure to the visitor.
 */
const readingPatience = 4_500

/**
 * Opens a file store in an S3-compatible service. Sends no request, as the service may be down at startup.
 */
export function openS3Store(settings: S3Settings): FileStore {
  const client = openClient(settings)
  const reading = { readMs: settings.readMs ?? readingPatience }
  const place = (key: string) => ({
    Bucket: settings.bucket,
    Key: settings.folder + requireStorageKey(key),
  })
  return {
    async put(key, body, type) {
      const command = new PutObjectCommand({ ...place(key), Body: body, ContentType: type })
      await answering(client.send(command))
    },
    get: (key, range) => getObject(client, place(key), { range, ...reading }),
    size: (key) => sizeOfObject(client, place(key), reading),
    async delete(key) {
      await answering(client.send(new DeleteObjectCommand(place(key))))
    },
    list: (prefix) => listKeys(client, settings, prefix),
  }
}

/** Creates an S3 client with timeouts. */
export function openClient({ endpoint, region, credentials, answerMs = 20_000 }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // Stores other than Amazon's reject the checksums that newer clients add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 3_000,
      // Without `throwOnRequestTimeout` the client only logs a warning and keeps waiting.
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // A reader holds its socket for as long as it reads.
      httpAgent: { maxSockets: 200 },
      httpsAgent: { maxSockets: 200 },
    },
  })
}

type Place = { Bucket: string; Key: string }
type Reading = { range?: { start: number; end: number } | undefined; readMs?: number | undefined }

/**
 * Opens an object; undefined if it does not exist. `readMs`: timeout until the response starts, including one
 * retry.
 */
export async function getObject(
  client: S3Client,
  place: Place,
  { range, readMs }: Reading,
): Promise<StoredFile | undefined> {
  if (range && range.end <= range.start) return emptyPart(client, place, readMs)
  const bytes = range ? { Range: `bytes=${range.start}-${range.end - 1}` } : {}
  try {
    const answer = await beginning(readMs, (abortSignal) =>
      client.send(new GetObjectCommand({ ...place, ...bytes }), { abortSignal }),
    )
    if (!answer.Body) throw new StorageError('unavailable')
    const total = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1]
    const body = answer.Body.transformToWebStream() as ReadableStream<Uint8Array>
    return { size: Number(total ?? answer.ContentLength ?? 0), body }
  } catch (error) {
    if (error instanceof StorageError && error.kind === 'object-not-found') return undefined
    if (isRangeError(error)) return emptyPart(client, place, readMs)
    throw error
  }
}

// A range behind the end of the object: the caller still needs the size.
async function emptyPart(
  client: S3Client,
  place: Place,
  readMs: number | undefined,
): Promise<StoredFile | undefined> {
  const size = await sizeOfObject(client, place, { readMs })
  return size === undefined ? undefined : { size, body: new Blob([]).stream() }
}

async function sizeOfObject(
  client: S3Client,
  place: Place,
  { readMs }: Reading,
): Promise<number | undefined> {
  try {
    const { ContentLength } = await beginning(readMs, (abortSignal) =>
      client.send(new HeadObjectCommand(place), { abortSignal }),
    )
    return ContentLength ?? 0
  } catch (error) {
    if (error instanceof StorageError && error.kind === 'object-not-found') return undefined
    throw error
  }
}

async function listKeys(client: S3Client, settings: S3Settings, prefix: string): Promise<string[]> {
  const keys: string[] = []
  let next: string | undefined
  do {
    const command = new ListObjectsV2Command({
      Bucket: settings.bucket,
      Prefix: settings.folder + prefix,
      ContinuationToken: next,
    })
    const page = await answering(client.send(command))
    for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key.slice(settings.folder.length))
    next = page.NextContinuationToken
  } while (next)
  return keys.sort()
}

/** Awaits a response of the store and converts its errors to {@link StorageError}s. */
export async function answering<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw new StorageError(kindOf(error), error)
  }
}

/** Awaits a response that must start within `ms`. Reading its body may take longer. */
async function beginning<Answer>(
  ms: number | undefined,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = new AbortController()
  const timer = ms === undefined ? undefined : setTimeout(() => late.abort(), ms)
  try {
    return await answering(send(late.signal))
  } finally {
    clearTimeout(timer)
  }
}

const kinds: Record<string, StorageErrorKind> = {
  NoSuchKey: 'object-not-found',
  NotFound: 'object-not-found',
  NoSuchBucket: 'bucket-not-found',
  PermanentRedirect: 'bucket-not-found',
  QuotaExceeded: 'quota-exceeded',
  XMinioStorageFull: 'quota-exceeded',
  SlowDown: 'busy',
  ServiceUnavailable: 'unavailable',
  BadDigest: 'invalid-checksum',
}
// The site's own credentials were rejected; the uploading user can do nothing about it.
const refusals = ['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'CredentialsProviderError']

function kindOf(error: unknown): StorageErrorKind {
  const name = error instanceof Error ? error.name : ''
  if (refusals.includes(name)) return 'bucket-not-found'
  const known = kinds[name]
  if (known) return known
  if (httpStatus(error) === 507) return 'quota-exceeded'
  return 'unavailable'
}

function isRangeError(error: unknown): boolean {
  return error instanceof StorageError && (error.cause as Error | undefined)?.name === 'InvalidRange'
}

function httpStatus(error: unknown): unknown {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? metadata.httpStatusCode
    : undefined
}
