import { useEffect, useState } from 'react'
import type { MediaLocation } from './picture-address.ts'

/** Returns the start of the names under which a browser stores its unfinished uploads to a location. */
export function fingerprintStart(location: MediaLocation): string {
  return `engrana-${location}-`
}

/** Returns true if this browser has an unfinished upload to the location. */
function hasUnfinishedUpload(location: MediaLocation): boolean {
  try {
    // The prefix that tus-js-client uses.
    return Object.keys(localStorage).some((key) => key.startsWith(`tus::${fingerprintStart(location)}`))
  } catch {
    // Storage is disabled, so nothing can be resumed.
    return false
  }
}

/**
 * Returns true if an upload to this location was left unfinished, until `forget` is called. Always false on
 * the server.
 */
export function useUnfinished(location: MediaLocation): { isUnfinished: boolean; forget: () => void } {
  const [isUnfinished, setUnfinished] = useState(false)
  useEffect(() => setUnfinished(hasUnfinishedUpload(location)), [location])
  return { isUnfinished, forget: () => setUnfinished(false) }
}
