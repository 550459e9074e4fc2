import type { MediaLocation } from './picture-address.ts'

/** Begins the names under which a browser remembers its unfinished uploads to a location. */
export function fingerprintStart(location: MediaLocation): string {
  return `engrana-${location}-`
}

/** Whether this browser began an upload to that location and did not end it. */
export function hasUnfinishedUpload(location: MediaLocation): boolean {
  try {
    // tus-js-client keeps them under this prefix.
    return Object.keys(localStorage).some((key) => key.startsWith(`tus::${fingerprintStart(location)}`))
  } catch {
    // Storage is switched off: then nothing can be resumed either.
    return false
  }
}
