import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Passes on a file that the user chose before hydration: the input works as soon as the HTML is parsed, and
 * on a slow connection the change event comes before the scripts.
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
