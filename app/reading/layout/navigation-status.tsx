import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { trouble } from '../../platform/http/fetch-with-retry.ts'
import { uiTexts } from '../../ui/components/ui-texts.ts'
import { focusPart, keepFocus } from './keep-focus.ts'
import { layoutTexts } from './layout-texts.ts'
import { showLoading } from './slow-pages.ts'

/**
 * Does for navigations without a page load what browsers do for a page load: announces the title, focuses the
 * target of the hash, and prevents the loss of focus.
 */
export function PageAnnouncer(): ReactNode {
  const { pathname, hash, key } = useLocation()
  const [title, setTitle] = useState('')
  const announced = useRef(pathname)
  useEffect(() => keepFocus(), [])
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setTitle(document.title)
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs also for repeated hash navigations
  useEffect(() => {
    const part = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (part) focusPart(part)
  }, [hash, key])
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}

const texts = JSON.stringify(layoutTexts.loading)

/**
 * The status line for slow page loads. Navigations of React Router are reported here; others by
 * `watchSlowPages`.
 */
export function LoadingLine(): ReactNode {
  const { state, location } = useNavigation()
  const path = state === 'loading' ? location.pathname : undefined
  useEffect(() => showLoading(path), [path])
  return <p id="cargando" role="status" className="loading" data-texts={texts} hidden />
}

/** Shown if a request gets no answer, with a retry button. */
export function WaitingNotice(): ReactNode {
  const shown = useSyncExternalStore(trouble.subscribe, trouble.find, () => undefined)
  if (!shown) return null
  return (
    <div role="alert" className="form-notice form-notice-error waiting-notice">
      <p>{shown.isTrying ? layoutTexts.tryingAgain : layoutTexts.noAnswer[shown.why]}</p>
      <div className="buttons">
        {shown.why === 'session' && (
          <a className="button button-quiet button-small" href="/entrar" target="_blank" rel="noreferrer">
            {layoutTexts.signInElsewhere}
          </a>
        )}
        <button type="button" className="button button-small" onClick={trouble.tryAgain}>
          {uiTexts.retry}
        </button>
      </div>
    </div>
  )
}
