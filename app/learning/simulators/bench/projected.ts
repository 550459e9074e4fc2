import { type RefObject, useEffect, useState } from 'react'

/**
 * Shows an element alone on the screen, in full-screen mode where the browser has it.
 * Everything else cannot be reached meanwhile. Returns whether it is shown so, and a function that toggles it.
 */
export function useProjected(
  element: RefObject<HTMLElement | null>,
): [isProjected: boolean, toggle: () => void] {
  const [isProjected, setProjected] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!isProjected || !current) return
    const others = surroundings(current)
    for (const other of others) other.inert = true
    document.documentElement.dataset.bench = 'projected'
    const whenLeft = (): void => {
      if (!document.fullscreenElement) setProjected(false)
    }
    const onEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setProjected(false)
    }
    // Browsers may refuse full-screen mode, as phones do: it then fills the window.
    void document.documentElement.requestFullscreen?.().catch(() => undefined)
    document.addEventListener('fullscreenchange', whenLeft)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('fullscreenchange', whenLeft)
      document.removeEventListener('keydown', onEscape)
      for (const other of others) other.inert = false
      delete document.documentElement.dataset.bench
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [isProjected, element])
  return [isProjected, () => setProjected((before) => !before)]
}

/** The siblings of an element and of all its ancestors that are not inert already. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const all: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement?.children ?? [])
      if (sibling !== at && sibling instanceof HTMLElement && !sibling.inert) all.push(sibling)
  return all
}
