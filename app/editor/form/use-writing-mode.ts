import { useEffect, useState } from 'react'
import { readFormPlace } from './form-place.ts'

/** How a text is written: as readers will see it, or with its marks. */
export type WritingMode = 'visual' | 'markdown'

const key = 'engrana:modo-de-escribir'

/** The mode that this device remembers; the visual one where it remembers none. Until scripts run, it is the field itself. */
export function useWritingMode(canBeVisual: boolean): [WritingMode, (mode: WritingMode) => void] {
  const [mode, setMode] = useState<WritingMode>('markdown')
  useEffect(() => {
    // Whoever comes to a line finds it among the marks.
    const isAtLine = readFormPlace(location.hash)?.line !== undefined
    if (canBeVisual && !isAtLine && readMode() === 'visual') setMode('visual')
  }, [canBeVisual])
  const choose = (next: WritingMode): void => {
    setMode(next)
    try {
      localStorage.setItem(key, next)
    } catch (error) {
      // A browser that keeps nothing, or has no room left.
      if (!(error instanceof DOMException)) throw error
    }
  }
  return [mode, choose]
}

function readMode(): WritingMode {
  try {
    return localStorage.getItem(key) === 'markdown' ? 'markdown' : 'visual'
  } catch (error) {
    if (error instanceof DOMException) return 'visual'
    throw error
  }
}
