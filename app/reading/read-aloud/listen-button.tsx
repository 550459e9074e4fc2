import type { ReactNode } from 'react'
import { readAloudTexts } from './read-aloud-texts.ts'

/** The button that reads its article aloud. Shown only with scripts. */
export function ListenButton(): ReactNode {
  return (
    <button type="button" className="button button-quiet needs-script" data-reads="aloud">
      {readAloudTexts.listen}
    </button>
  )
}
