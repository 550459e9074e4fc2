import { useEffect, useRef, useState } from 'react'

/** Whoever listens is told at most so often, in milliseconds. */
const pause = 1000

/** Texts that change at most once a second, the last of them in the end: what a live region may say. */
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
