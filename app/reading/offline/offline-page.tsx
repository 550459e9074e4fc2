import { type ReactNode, useEffect, useRef } from 'react'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { fixedSheet } from '../../ui/components/page-sheet.ts'
import { offlinePath } from './cache-names.ts'
import stylesUrl from './offline.css?url'
import { offlineTexts } from './offline-texts.ts'

export const handle = { shows: [] } satisfies PageHandle
export const links = () => [{ rel: 'stylesheet', href: stylesUrl }]

/** Gives nothing: every visitor gets the same page, and what is kept on their device stays there. */
export function loader(): null {
  return null
}

/**
 * What can be read without a network. The worker shows this page under any address that it cannot show; then a line says what has happened, by
 * the kind of address (`data-copy`).
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
        {/* biome-ignore lint/a11y/useValidAnchor: nothing stands for the address that was asked for, whatever it is */}
        <a className="button" href="">
          {offlineTexts.tryAgain}
        </a>
      </p>
      <p>{offlineTexts.whatFor}</p>
      <Copies />
    </div>
  )
}

/** Filled by the boot script, and where the router changes pages in place by this component. */
function Copies(): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (current && 'caches' in window)
      void import('./list-copies.ts').then(({ listCopies }) => listCopies(current))
  }, [])
  const unable = { __html: `<p class="unable">${offlineTexts.unable}</p>` }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; the boot script may have filled it before React comes
  return <div ref={place} data-copies dangerouslySetInnerHTML={unable} suppressHydrationWarning />
}
