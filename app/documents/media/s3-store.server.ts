import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FileStore, StoredFile } from './file-store.ts'
import { StorageError, type StorageErrorKind } from './storage-error.ts'
import { requireStorageKey } from './storage-key.ts'

/** `s3://bucket/folder?endpoint=…&region=…`; the key pair in the URL or in the variables that AWS tools read. */
export type S3Settings = {
  bucket: string
  /** Begins every key; empty or with a final slash. */
  folder: string
  endpoint: string | undefined
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** How long the store may take to begin an answer, in milliseconds. */
  answerMs?: number
  /** How long a reader waits for that in all, in milliseconds. */
  readMs?: number
}

/** Somebody looks at a page meanwhile: less than the five seconds within which everything is told. */
const readingPatience = 4_500

/** Files in an S3-compatible store. It is not asked anything until the first file is: it may be down at the start. */
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

/** A client whose requests end in time. */
export function openClient({ endpoint, region, credentials, answerMs = 20_000 }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // Stores other than Amazon's own refuse the checksums that newer clients add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 3_000,
      // Without the word «throw» the client would only write a warning, and wait on.
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // Readers hold a socket as long as they read.
      httpAgent: { maxSockets: 200 },
      httpsAgent: { maxSockets: 200 },
    },
  })
}

type Place = { Bucket: string; Key: string }
type Reading = { range?: { start: number; end: number } | undefined; readMs?: number | undefined }

/** An object on its way out; undefined when there is none. `readMs`: as long as its answer may take to begin, with a second try. */
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

// A range behind the end: the size is still wanted.
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

/** The answer of a store, or a `StorageError`. */
export async function answering<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw new StorageError(kindOf(error), error)
  }
}

/** The answer of a store that has begun in time. What is read of it then may take as long as its reader does. */
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
// The site's own key is refused; the person who uploads can do nothing about it.
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
