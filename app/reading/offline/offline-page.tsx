import { type ReactNode, useEffect, useRef } from 'react'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { fixedSheet } from '../../ui/components/og-image.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { offlinePath } from './cache-names.ts'
import stylesUrl from './offline.css?url'
import { offlineTexts } from './offline-texts.ts'

export const handle = { shows: [] } satisfies PageHandle
export const links = () => [{ rel: 'stylesheet', href: stylesUrl }]

/** Returns nothing: the page is the same for every visitor, and the stored copies stay on the device. */
export function loader(): null {
  return null
}

/**
 * The list of pages available offline. The service worker also shows this page in place of one that is not
 * available; the message then depends on `data-copy`.
 */
export default function OfflinePage(): ReactNode {
  return (
    <div className="page prose offline">
      <PageHead
        title={offlineTexts.title}
        description={offlineTexts.whatFor}
        sheet={fixedSheet(offlinePath, offlineTexts.title)}
      />
      <h1>{offlineTexts.title}</h1>
      <p className="if-missing">{offlineTexts.missing}</p>
      <p className="if-search">{offlineTexts.searchFails}</p>
      <p className="if-missing if-search">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the requested address */}
        <a className="button" href="">
          {offlineTexts.tryAgain}
        </a>
      </p>
      <p>{offlineTexts.whatFor}</p>
      <Copies />
    </div>
  )
}

/** Filled by the boot script, or by this component after a client-side navigation. */
function Copies(): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (current && 'caches' in window)
      void import('./list-copies.ts').then(({ listCopies }) => listCopies(current))
  }, [])
  const unable = { __html: `<p class="unable">${offlineTexts.unable}</p>` }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; may be filled before hydration
  return <div ref={place} data-copies dangerouslySetInnerHTML={unable} suppressHydrationWarning />
}
