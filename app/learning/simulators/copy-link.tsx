import { type ReactNode, useState } from 'react'
import { simulatorTexts } from './simulator-texts.ts'

type CopyLinkProps = {
  /** Address of the current state: path and query, without the origin. */
  address: string
  isAlone: boolean
}

/**
 * The «Copiar enlace» button, which copies the address of the state.
 * If the clipboard is unavailable, as without https, it shows the link as text.
 */
export function CopyLink({ address, isAlone }: CopyLinkProps): ReactNode {
  const [said, setSaid] = useState<'' | 'copied' | 'notCopied'>('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.origin + address)
      setSaid('copied')
    } catch {
      // The clipboard was denied, or the page has none because it is not served over https.
      setSaid('notCopied')
    }
  }
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-small needs-script"
        onClick={() => void copy()}
      >
        {simulatorTexts.copy}
      </button>
      {!isAlone && (
        <a className="button button-quiet button-small" href={address}>
          {simulatorTexts.open}
        </a>
      )}
      <p role="status" className="note">
        {said && simulatorTexts[said]}{' '}
        {said === 'notCopied' && <a href={address}>{location.origin + address}</a>}
      </p>
    </>
  )
}
