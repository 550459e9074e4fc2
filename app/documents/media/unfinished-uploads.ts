import type { MediaLocation } from './picture-address.ts'

/** Returns the start of the names under which a browser stores its unfinished uploads to a location. */
export function fingerprintStart(location: MediaLocation): string {
  return `engrana-${location}-`
}

/** Returns true if this browser has an unfinished upload to the location. */
export function hasUnfinishedUpload(location: MediaLocation): boolean {
  try {
    // The prefix that tus-js-client uses.
    return Object.keys(localStorage).some((key) => key.startsWith(`tus::${fingerprintStart(location)}`))
  } catch {
    // Storage is disabled, so nothing can be resumed.
    return false
  }
}
