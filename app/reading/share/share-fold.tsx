import type { ReactNode } from 'react'
import { classroomAddress, qrPath, shortAddress } from './share-address.ts'
import { shareTexts } from './share-texts.ts'

/**
 * «Compartir»: the boot script opens a dialog; without scripts the element unfolds. If the site does not know
 * its own `address`, it is shown only with scripts.
 */
export function ShareFold({ address, title }: { address: string | undefined; title: string }): ReactNode {
  return (
    <details className={address === undefined ? 'needs-script' : undefined}>
      <summary className="button button-quiet" data-tool="share">
        {shareTexts.share}
      </summary>
      {address !== undefined && (
        <p>
          <a href={classroomAddress(address, title)} rel="noopener">
            {shareTexts.classroom}
          </a>
          <br />
          {shortAddress(address)}
          <br />
          <img
            src={qrPath(new URL(address).pathname)}
            alt={shareTexts.qr}
            width="150"
            height="150"
            loading="lazy"
          />
        </p>
      )}
    </details>
  )
}
