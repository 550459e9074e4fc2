import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import type { SiteData } from '../ui/site-data.ts'
import { type DoneNotice, noticeEvent, noticeOver, showNotice, takeNotice } from './done-notices.ts'
import { editorTexts } from './editor-texts.ts'

/** What every page knows, with the notice that a form left that the browser sent by itself. */
export type RootData = SiteData & { notice?: DoneNotice }

const controls = 'button, a, input, textarea, select, summary'

/** Tells on the page where one lands what was saved or deleted; it goes with the next step. */
export function DonePanel(): ReactNode {
  const location = useLocation()
  const [shown, setShown] = useState(useNoticeOfServer())
  const lastStep = useRef(location.key)
  const panel = useRef<HTMLDivElement>(null)
  // Each step, also to the same address, ends a notice.
  useEffect(() => {
    const take = (mayInterrupt: boolean): void => {
      const notice = takeNotice()
      if (notice) setShown({ notice, mayInterrupt })
    }
    const takeHere = (): void => take(true)
    const end = (): void => {
      // The focus of a button that goes stays on the panel.
      if (panel.current?.contains(document.activeElement)) panel.current.focus()
      setShown(undefined)
    }
    if (location.key !== lastStep.current) setShown(undefined)
    lastStep.current = location.key
    take(false)
    window.addEventListener(noticeOver, end)
    window.addEventListener(noticeEvent, takeHere)
    // A page that the browser had kept whole comes back as it was left.
    window.addEventListener('pageshow', takeHere)
    return () => {
      window.removeEventListener(noticeOver, end)
      window.removeEventListener(noticeEvent, takeHere)
      window.removeEventListener('pageshow', takeHere)
    }
  }, [location.key])
  useEffect(() => {
    // On a page whose scripts wake late somebody may be at work already.
    if (!shown || (!shown.mayInterrupt && document.activeElement?.matches(controls))) return
    // A list stays at the card where one was; only a notice that does not stick has to be scrolled to.
    panel.current?.focus({ preventScroll: window.innerHeight >= 480 })
  }, [shown])
  const notice = shown?.notice
  useEffect(() => markSaved(notice?.anchor), [notice])
  return (
    <div ref={panel} role="status" tabIndex={-1} className={notice && 'form-notice done-notice'}>
      {notice && (
        <>
          <p className="notice-title">{notice.message}</p>
          <div className="buttons">
            {notice.restores && <UndoDelete {...notice.restores} />}
            <NoticeLinks {...notice} />
            <button
              type="button"
              className="button button-quiet button-small needs-script"
              onClick={() => setShown(undefined)}
            >
              {editorTexts.close}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

/** What a form that the browser sent by itself has done: it came with the page. */
function useNoticeOfServer(): { notice: DoneNotice; mayInterrupt: boolean } | undefined {
  // The root loader states this same type.
  const notice = (useRouteLoaderData('root') as RootData | undefined)?.notice
  return notice && { notice, mayInterrupt: false }
}

function NoticeLinks({ links }: Pick<DoneNotice, 'links'>): ReactNode {
  return links.map(({ to, text }) => (
    <Link key={to} className="button button-small" to={to}>
      {text}
    </Link>
  ))
}

/** Takes what was just deleted out of the bin; the page around is read anew by the router. */
function UndoDelete({ tipo, binId, title }: { tipo: string; binId: string; title: string }): ReactNode {
  const fetcher = useFetcher<{ message: string }>()
  const { data } = fetcher
  useEffect(() => {
    if (data)
      showNotice({
        message: data.message,
        links: [{ to: '/editor/papelera', text: editorTexts.openBinHere }],
      })
  }, [data])
  return (
    <fetcher.Form method="post" action="/editor/papelera">
      <input type="hidden" name="tipo" value={tipo} />
      <input type="hidden" name="binId" value={binId} />
      <input type="hidden" name="title" value={title} />
      <button type="submit" className="button button-small" disabled={fetcher.state !== 'idle'}>
        {editorTexts.undoDelete}
      </button>
    </fetcher.Form>
  )
}

/** Marks what was saved where the page shows it, in words too; the mark goes with the notice. */
function markSaved(anchor: string | undefined): (() => void) | undefined {
  const place = anchor === undefined ? null : document.getElementById(anchor)
  if (!place) return undefined
  place.dataset.saved = editorTexts.savedNow
  return () => {
    delete place.dataset.saved
  }
}
