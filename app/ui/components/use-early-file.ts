import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Hands over the file that somebody chose before the page heard of it: the input is there as soon as the HTML is, and
 * on a slow line or machine a person is quicker than the scripts. The browser tells nobody a second time.
 */
export function useEarlyFile(input: RefObject<HTMLInputElement | null>, onFile: (file: File) => void): void {
  const isDone = useRef(false)
  const hand = useEffectEvent(onFile)
  useEffect(() => {
    const file = input.current?.files?.[0]
    if (file && !isDone.current) hand(file)
    isDone.current = true
  }, [input])
}
