import { useEffect, useState } from 'react'
import { readFormPlace } from './form-place.ts'

/** How a text is edited: as it will look, or as Markdown source. */
export type WritingMode = 'visual' | 'markdown'

const key = 'engrana:modo-de-escribir'

/** The mode stored on this device; visual by default. Until scripts run, it is the textarea. */
export function useWritingMode(canBeVisual: boolean): [WritingMode, (mode: WritingMode) => void] {
  const [mode, setMode] = useState<WritingMode>('markdown')
  useEffect(() => {
    // Links to a line number open the source, where lines are countable.
    const isAtLine = readFormPlace(location.hash)?.line !== undefined
    if (canBeVisual && !isAtLine && readMode() === 'visual') setMode('visual')
  }, [canBeVisual])
  const choose = (next: WritingMode): void => {
    setMode(next)
    try {
      localStorage.setItem(key, next)
    } catch (error) {
      // Storage is disabled or full.
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
