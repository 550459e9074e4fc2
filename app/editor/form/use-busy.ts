import { useCallback, useState } from 'react'

/** Tracks whether any part of a form is busy; each part reports under its own name. */
export function useBusy(): { busy: boolean; setBusy: (source: string, busy: boolean) => void } {
  const [sources, setSources] = useState<readonly string[]>([])
  const setBusy = useCallback((source: string, busy: boolean): void => {
    setSources((now) => {
      if (now.includes(source) === busy) return now
      return busy ? [...now, source] : now.filter((name) => name !== source)
    })
  }, [])
  return { busy: sources.length > 0, setBusy }
}
