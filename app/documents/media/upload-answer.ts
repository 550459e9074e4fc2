import { parseJson } from '../../platform/db/parse-json.ts'
import { isStorageErrorKind, type StorageErrorKind } from './storage-error.ts'

// The parts of tus-js-client's DetailedError that are read.
type UploadFailure = Partial<Error> & {
  originalRequest?: unknown
  originalResponse?: { getStatus(): number; getBody(): string } | null
  answer?: unknown
}

/** Whether another try may help: no connection, a lock, a proxy in trouble. What the server explained is final. */
export function readRetryable(error: UploadFailure): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  // Only the person can end one of theirs.
  if (readKind(error) === 'too-many-uploads') return false
  if (status === 0 || status === 409 || status === 423 || status === 429) return true
  return status >= 500 && readKind(error) === undefined
}

/** The kind of a failed upload (docs/product.md 7.3): what the server says, else what its status means. */
export function readUploadError(error: UploadFailure): StorageErrorKind {
  const kind = readKind(error)
  if (kind) return kind
  const status = error.originalResponse?.getStatus() ?? 0
  if (status === 0)
    return error.originalRequest || error instanceof TypeError ? 'retry-limit-exceeded' : 'unknown'
  return kindsOfStatus[status] ?? 'unknown'
}

const kindsOfStatus: Record<number, StorageErrorKind> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'object-not-found',
  409: 'retry-limit-exceeded',
  410: 'object-not-found',
  413: 'too-large',
  415: 'unsupported-type',
  423: 'busy',
  429: 'busy',
  460: 'invalid-checksum',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'quota-exceeded',
}

function readKind({ originalResponse, answer }: UploadFailure): StorageErrorKind | undefined {
  const said = answer ?? parseJson(originalResponse?.getBody() ?? '')
  const kind = typeof said === 'object' && said !== null && 'kind' in said ? said.kind : undefined
  return isStorageErrorKind(kind) ? kind : undefined
}
