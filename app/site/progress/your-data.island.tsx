import { type ReactNode, useState } from 'react'
import { forgetAttempts, readAttempts } from '../../learning/attempts/attempt-log.ts'
import { island } from '../../platform/islands/island.tsx'
import { makeElement } from '../../ui/components/make-element.ts'
import { progressTexts } from './progress-texts.ts'

/** «Descargar mis datos» and «Borrar mi progreso» for visitors: both concern only this device. */
function YourData(): ReactNode {
  const [said, setSaid] = useState('')
  const erase = (): void => {
    forgetAttempts().then(
      () => setSaid(progressTexts.erased),
      () => setSaid(progressTexts.eraseFailed),
    )
  }
  return (
    <div className="needs-script">
      <p>
        <button type="button" className="button button-quiet" onClick={() => void download()}>
          {progressTexts.download}
        </button>
      </p>
      <details className="reveal">
        <summary>{progressTexts.erase}</summary>
        <p>{progressTexts.eraseWhat}</p>
        <p>
          <button type="button" className="button button-danger" onClick={erase}>
            {progressTexts.eraseYes}
          </button>
        </p>
      </details>
      <p role="status">{said}</p>
    </div>
  )
}

async function download(): Promise<void> {
  const attempts = await readAttempts()
  const file = new Blob([JSON.stringify({ intentos: attempts }, null, 2)], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  makeElement('a', { href, download: progressTexts.fileName }).click()
  // By the next task the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(href))
}

export default island('site/progress/your-data', YourData)
