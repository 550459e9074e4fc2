import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type DoneNotice, noticeEvent, takeNotice } from './done-notices.ts'
import { editorTexts } from './editor-texts.ts'

/** Tells on the page where one lands what was saved or deleted; it goes with the next step. */
export function DonePanel(): ReactNode {
  const location = useLocation()
  const [notice, setNotice] = useState<DoneNotice>()
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, also to the same address, ends a notice
  useEffect(() => {
    const take = (): void => setNotice((shown) => takeNotice() ?? shown)
    setNotice(takeNotice())
    window.addEventListener(noticeEvent, take)
    // A page that the browser had kept whole comes back as it was left.
    window.addEventListener('pageshow', take)
    return () => {
      window.removeEventListener(noticeEvent, take)
      window.removeEventListener('pageshow', take)
    }
  }, [location.key])
  useEffect(() => {
    // A list stays at the card where one was; only a notice that does not stick has to be scrolled to.
    if (notice) panel.current?.focus({ preventScroll: window.innerHeight >= 480 })
  }, [notice])
  return (
    <div ref={panel} role="status" tabIndex={-1} className={notice && 'form-notice done-notice'}>
      {notice && (
        <>
          <p className="notice-title">{notice.message}</p>
          <div className="buttons">
            {notice.links.map(({ to, text }) => (
              <Link key={to} className="button button-small" to={to}>
                {text}
              </Link>
            ))}
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => setNotice(undefined)}
            >
              {editorTexts.close}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
