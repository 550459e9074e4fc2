import type { ReactNode } from 'react'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { answerTexts } from './answer-texts.ts'

/** Hints, each in a fold of its own. The style sheet shows a hint once the one before it is open. */
export function Hints({ hintsHtml }: { hintsHtml: readonly string[] }): ReactNode {
  if (hintsHtml.length === 0) return null
  return (
    <div className="hints">
      <PartStyle name="practice" />
      {hintsHtml.map((html, at) => (
        <details key={html} className="reveal hint">
          <summary>
            {answerTexts.hint}
            {hintsHtml.length > 1 && ` ${at + 1}`}
          </summary>
          <HtmlContent safeHtml={html} />
        </details>
      ))}
    </div>
  )
}
