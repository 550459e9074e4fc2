import type { ReactNode } from 'react'
import { readAloudTexts } from './read-aloud-texts.ts'

/** Reads the article aloud that it stands in. Shown only where scripts run. */
export function ListenButton(): ReactNode {
  return (
    <button type="button" className="button button-quiet needs-script" data-reads="aloud">
      {readAloudTexts.listen}
    </button>
  )
}
