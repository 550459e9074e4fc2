import type { StorageErrorKind } from './storage-error.ts'

/** An uploaded picture, as a form holds it. */
export type UploadedPicture = {
  address: string
  width: number
  height: number
  /** The library already had the picture. */
  wasKnown: boolean
}

/** The states of an upload (docs/product.md 7.2). `percent` is a whole number from 0 to 100. */
export type UploadState =
  | { kind: 'running'; percent: number }
  | { kind: 'pausing'; percent: number }
  | { kind: 'paused'; percent: number }
  | { kind: 'canceling'; percent: number }
  | { kind: 'canceled' }
  | { kind: 'success'; picture: UploadedPicture }
  | { kind: 'error'; error: StorageErrorKind; percent: number }

/** Returns true if the upload is in progress: a form that needs its picture must wait. */
export function isBusy(state: UploadState | undefined): boolean {
  return state !== undefined && !['canceled', 'success', 'error'].includes(state.kind)
}
