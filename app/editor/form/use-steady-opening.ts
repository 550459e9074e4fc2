import { type RefObject, useEffect, useRef, useState } from 'react'

type SteadyOpening = {
  box: RefObject<HTMLDivElement | null>
  isReady: boolean
  setReady: (isReady: boolean) => void
  keepHeight: () => void
}

/**
 * Swaps one writing mode for the other without moving the page: the box keeps its height until the first
 * input; after that it grows and never shrinks.
 */
export function useSteadyOpening(isChosen: boolean): SteadyOpening {
  const box = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const keepHeight = (): void => {
    if (box.current) box.current.style.height = `${box.current.offsetHeight}px`
  }
  if (!isChosen && isReady) setReady(false)
  useEffect(() => {
    const own = box.current
    const letGrow = (): void => {
      if (!own?.style.height) return
      own.style.minHeight = own.style.height
      own.style.height = ''
    }
    own?.addEventListener('input', letGrow)
    return () => own?.removeEventListener('input', letGrow)
  }, [])
  return { box, isReady, setReady, keepHeight }
}
