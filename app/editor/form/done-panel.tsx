import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import type { SiteData } from '../../ui/components/site-data.ts'
import { type DoneNotice, noticeEvent, noticeOver, showNotice, takeNotice } from './done-notices.ts'
import { editorTexts } from './editor-texts.ts'

/** The root loader's data, with the notice of a form that the browser submitted without scripts. */
export type RootData = SiteData & { notice?: DoneNotice }

const controls = 'button, a, input, textarea, select, summary'

/** Shows on the next page what was saved or deleted; the next navigation hides it. */
export function DonePanel(): ReactNode {
  const location = useLocation()
  const [shown, setShown] = useState(useNoticeOfServer())
  const lastStep = useRef(location.key)
  const panel = useRef<HTMLDivElement>(null)
  // Every navigation hides the notice, even one to the same address.
  useEffect(() => {
    const take = (mayInterrupt: boolean): void => {
      const notice = takeNotice()
      if (notice) setShown({ notice, mayInterrupt })
    }
    const takeHere = (): void => take(true)
    const end = (): void => {
      // Moves the focus from a button that disappears to the panel.
      if (panel.current?.contains(document.activeElement)) panel.current.focus()
      setShown(undefined)
    }
    if (location.key !== lastStep.current) setShown(undefined)
    lastStep.current = location.key
    take(false)
    window.addEventListener(noticeOver, end)
    window.addEventListener(noticeEvent, takeHere)
    // A page restored from the back/forward cache returns as it was left.
    window.addEventListener('pageshow', takeHere)
    return () => {
      window.removeEventListener(noticeOver, end)
      window.removeEventListener(noticeEvent, takeHere)
      window.removeEventListener('pageshow', takeHere)
    }
  }, [location.key])
  useEffect(() => {
    // On a page that hydrates late the user may already be typing: do not steal the focus.
    if (!shown || (!shown.mayInterrupt && document.activeElement?.matches(controls))) return
    // Keep the scroll position of a list. On low windows the notice is not sticky and must be scrolled into
    // view.
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

/** The notice of a form that the browser submitted without scripts; the root loader returns it. */
function useNoticeOfServer(): { notice: DoneNotice; mayInterrupt: boolean } | undefined {
  // The root loader declares this return type.
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

/** Restores the document that was just deleted; the router then revalidates the page. */
function UndoDelete({
  tipo: kindSlug,
  binId,
  title,
}: {
  tipo: string
  binId: string
  title: string
}): ReactNode {
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
      <input type="hidden" name="tipo" value={kindSlug} />
      <input type="hidden" name="binId" value={binId} />
      <input type="hidden" name="title" value={title} />
      <button type="submit" className="button button-small" disabled={fetcher.state !== 'idle'}>
        {editorTexts.undoDelete}
      </button>
    </fetcher.Form>
  )
}

/** Marks the saved document on the page, visually and in text. The function returned removes the mark. */
function markSaved(anchor: string | undefined): (() => void) | undefined {
  const place = anchor === undefined ? null : document.getElementById(anchor)
  if (!place) return undefined
  place.dataset.saved = editorTexts.savedNow
  return () => {
    delete place.dataset.saved
  }
}
