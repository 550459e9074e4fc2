import type { ReactNode } from 'react'
import { classroomAddress, qrPath, shortAddress } from './share-address.ts'
import { shareTexts } from './share-texts.ts'

/**
 * «Compartir»: a dialog that the boot script opens; without scripts it unfolds. `address` is absent where the site does not know its
 * own, so that it is there with scripts only.
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
