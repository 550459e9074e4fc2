import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import { StorageError, type StorageErrorKind, toStorageError } from './storage-error.ts'

type TusError = Error | { status_code: number; body: string }

const kinds: Record<number, StorageErrorKind> = {
  404: 'object-not-found',
  410: 'object-not-found',
  413: 'too-large',
  423: 'busy',
}

/** Converts the error of an upload request to a response. Faults of the site are passed to `reportError`. */
export function describeUploadError(
  error: TusError,
  reportError: (error: unknown) => void,
): { status_code: number; body: string } {
  if (error instanceof StorageError || isDatabaseUnavailable(error)) {
    const { status_code, body, isFault } = toStorageError(error)
    if (isFault) reportError(error)
    return { status_code, body }
  }
  const status = 'status_code' in error ? Number(error.status_code) : 500
  if (status >= 500) reportError(error)
  const kind = kinds[status] ?? (status < 500 ? 'invalid-argument' : 'unknown')
  return { status_code: status, body: JSON.stringify({ kind }) }
}
