import { useEffect, useState } from 'react'
import type { MediaLocation } from './picture-address.ts'
import { hasUnfinishedUpload } from './unfinished-uploads.ts'

/**
 * Returns true if an upload to this location was left unfinished, until `forget` is called. Always false on
 * the server.
 */
export function useUnfinished(location: MediaLocation): { isUnfinished: boolean; forget: () => void } {
  const [isUnfinished, setUnfinished] = useState(false)
  useEffect(() => setUnfinished(hasUnfinishedUpload(location)), [location])
  return { isUnfinished, forget: () => setUnfinished(false) }
}
