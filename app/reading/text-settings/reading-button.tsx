import type { ReactNode } from 'react'
import { readingTexts } from './reading-texts.ts'

/** The button that opens the reading panel. Shown only with scripts. */
export function ReadingButton(): ReactNode {
  return (
    <button
      type="button"
      className="search-link reading-button needs-script"
      data-reads="panel"
      aria-label={readingTexts.openNamed}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 19 7.5 5 13 19M4 14.5h7M22 19v-5a3 3 0 0 0-6 0v2a3 3 0 0 0 6 0" />
      </svg>
    </button>
  )
}

/** {@link ReadingButton} for the mobile menu, as the header has no room for it there. */
export function ReadingMenuButton(): ReactNode {
  return (
    <button type="button" className="button button-quiet needs-script" data-reads="panel">
      {readingTexts.openNamed}
    </button>
  )
}
