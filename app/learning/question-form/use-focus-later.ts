import { useEffect, useRef } from 'react'

/** Puts the focus where a change of the page leaves it: `find` is asked once the page shows the change. */
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
