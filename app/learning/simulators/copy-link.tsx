import { type ReactNode, useState } from 'react'
import { simulatorTexts } from './simulator-texts.ts'

type CopyLinkProps = {
  /** Of the state, from the root of the site. */
  address: string
  isAlone: boolean
}

/** «Copiar enlace» with the whole state. Where nothing can be copied, as without https, the link itself is shown. */
export function CopyLink({ address, isAlone }: CopyLinkProps): ReactNode {
  const [said, setSaid] = useState<'' | 'copied' | 'notCopied'>('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.origin + address)
      setSaid('copied')
    } catch {
      // Refused, or a page without https, which has no clipboard.
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
