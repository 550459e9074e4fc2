import { type ReactNode, useState } from 'react'
import { FormAnswer } from './form-answer.tsx'
import { secondFactorTexts as texts } from './second-factor-texts.ts'

type RecoveryCodesProps = { codes: readonly string[]; siteName: string; message: string }

/** Shows new recovery codes. They appear only once, because the server stores only their hashes. */
export function RecoveryCodes({ codes, siteName, message }: RecoveryCodesProps): ReactNode {
  const [said, setSaid] = useState('')
  const text = `${texts.fileTitle(siteName)}\n\n${codes.join('\n')}\n`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(texts.copied)
    } catch {
      // Permission was denied, or the page is not on https and has no clipboard.
      setSaid(texts.notCopied)
    }
  }
  return (
    <section className="panel account-section stack">
      <h2>{texts.codesTitle}</h2>
      <FormAnswer said={message ? { ok: true, message } : undefined} />
      <p>{texts.codesHint}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="buttons needs-script">
        <button type="button" className="button" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <button type="button" className="button button-quiet" onClick={() => saveText(text)}>
          {texts.download}
        </button>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {texts.print}
        </button>
      </p>
      <p role="status" className="note">
        {said}
      </p>
      <a className="button button-quiet" href="/cuenta">
        {texts.done}
      </a>
    </section>
  )
}

function saveText(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'codigos-de-recuperacion.txt'
  link.click()
  URL.revokeObjectURL(address)
}
