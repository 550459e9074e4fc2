import { parseJson } from '../../platform/db/parse-json.ts'
import { isStorageErrorKind, type StorageErrorKind } from './storage-error.ts'

// The properties of tus-js-client's DetailedError that are used here.
type UploadFailure = Partial<Error> & {
  originalRequest?: unknown
  originalResponse?: { getStatus(): number; getBody(): string } | null
  answer?: unknown
}

/**
 * Returns true if a retry may help: no connection, a lock, a failing proxy. A failure that the server
 * explained is final.
 */
export function readRetryable(error: UploadFailure): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  // Only the user can end one of the uploads in progress.
  if (readKind(error) === 'too-many-uploads') return false
  if (status === 0 || status === 409 || status === 423 || status === 429) return true
  return status >= 500 && readKind(error) === undefined
}

/**
 * Returns the kind of a failed upload (docs/product.md 7.3): the one the server names, or else one derived
 * from the status.
 */
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
