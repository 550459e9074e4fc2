import { type RefObject, useEffect } from 'react'

/** Ctrl+S (⌘S on a Mac) saves the form from anywhere on the page. */
export function useSaveKey(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      // An open dialog must be answered first.
      if (!document.querySelector('dialog[open]')) ref.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [ref])
}
