import { useEffect, useRef } from 'react'

/**
 * Returns a function that moves the focus after the next render. Its argument finds the element in the
 * updated page.
 */
export function useFocusLater(): (find: () => Element | null | undefined) => void {
  const next = useRef<() => Element | null | undefined>(undefined)
  useEffect(() => {
    const element = next.current?.()
    next.current = undefined
    if (element instanceof HTMLElement) element.focus()
  })
  return (find) => {
    next.current = find
  }
}
