import { useEffect, useState } from 'react'
import { fetchPreview } from './draw-formulas.ts'

const pause = 400

/** The rendered HTML of a text, as in a topic; debounced. */
export function useDrawnText(text: string): string {
  const [html, setHtml] = useState('')
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      const drawn = text === '' ? '' : await fetchPreview(text, 'questions')
      if (!isOver && drawn !== undefined) setHtml(drawn)
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  return html
}
