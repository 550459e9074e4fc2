import { useCallback, useState } from 'react'

/** Whether any part of a form is busy; each part says it under a name of its own. */
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
