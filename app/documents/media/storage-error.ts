import { isDatabaseUnavailable, nameDiskTrouble } from '../../platform/db/database-unavailable.ts'

/** Kinds of storage failures: docs/product.md 7.3. */
export const storageErrorKinds = [
  'unknown',
  'object-not-found',
  'bucket-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'retry-limit-exceeded',
  'canceled',
  'invalid-checksum',
  'invalid-url',
  'invalid-argument',
  'unavailable',
  'read-only',
  'too-large',
  'too-many-pixels',
  'too-long-animation',
  'unsupported-type',
  'broken-image',
  'busy',
  'too-many-uploads',
] as const
export type StorageErrorKind = (typeof storageErrorKinds)[number]

export function isStorageErrorKind(value: unknown): value is StorageErrorKind {
  return storageErrorKinds.some((kind) => kind === value)
}

const statuses: Record<StorageErrorKind, number> = {
  unknown: 500,
  'object-not-found': 404,
  'bucket-not-found': 503,
  // 402 as in the specification, although a full disk is a fault of the site.
  'quota-exceeded': 402,
  unauthenticated: 401,
  unauthorized: 403,
  'retry-limit-exceeded': 503,
  canceled: 499,
  'invalid-checksum': 460,
  'invalid-url': 400,
  'invalid-argument': 400,
  unavailable: 503,
  'read-only': 503,
  'too-large': 413,
  'too-many-pixels': 422,
  'too-long-animation': 422,
  'unsupported-type': 415,
  'broken-image': 422,
  busy: 429,
  'too-many-uploads': 429,
}

/** A storage failure of a known kind; the original error is in `cause`. */
export class StorageError extends Error {
  readonly kind: StorageErrorKind
  // tus reads these two properties of errors thrown by hooks.
  readonly status_code: number
  readonly body: string
  /**
   * True for a fault of the site, which must be reported to the operator; false for a mistake of the
   * uploading user.
   */
  readonly isFault: boolean

  constructor(kind: StorageErrorKind, cause?: unknown) {
    super(`storage: ${kind}`, { cause })
    this.name = 'StorageError'
    this.kind = kind
    this.status_code = statuses[kind]
    this.body = JSON.stringify({ kind })
    this.isFault = this.status_code >= 500 || kind === 'quota-exceeded'
  }
}

/** Converts an error of the file system or of the database to a {@link StorageError}. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const trouble = nameDiskTrouble(error)
  if (trouble) return new StorageError(trouble === 'full' ? 'quota-exceeded' : 'read-only', error)
  if (isDatabaseUnavailable(error)) return new StorageError('unavailable', error)
  const code = error instanceof Error ? codeOf(error) : ''
  return new StorageError(fileSystemKinds[code] ?? 'unknown', error)
}

// An error that crossed a thread has lost its code; only the message remains: «ENOSPC: no space left on
// device, write».
function codeOf(error: Error): string {
  if ('code' in error) return String(error.code)
  return /^(E[A-Z]{2,9}):/.exec(error.message)?.[1] ?? ''
}

const fileSystemKinds: Record<string, StorageErrorKind> = {
  ENOSPC: 'quota-exceeded',
  EDQUOT: 'quota-exceeded',
  EFBIG: 'quota-exceeded',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  ENOTDIR: 'read-only',
  EEXIST: 'read-only',
  EISDIR: 'read-only',
  EIO: 'unavailable',
  EMFILE: 'busy',
  ENFILE: 'busy',
}
