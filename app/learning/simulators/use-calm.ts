import { useEffect, useRef, useState } from 'react'

/** Minimum time between two announcements, in milliseconds. */
const pause = 1000

/** Throttles texts for a live region to one change per second; the last text is always delivered. */
export function useCalm(texts: readonly string[]): readonly string[] {
  const [told, setTold] = useState(texts)
  const last = useRef(0)
  const key = JSON.stringify(texts)
  useEffect(() => {
    const tell = (): void => {
      last.current = performance.now()
      setTold((before) => (JSON.stringify(before) === key ? before : (JSON.parse(key) as string[])))
    }
    const wait = last.current + pause - performance.now()
    if (last.current === 0 || wait <= 0) {
      tell()
      return
    }
    const timer = setTimeout(tell, wait)
    return () => clearTimeout(timer)
  }, [key])
  return told
}
