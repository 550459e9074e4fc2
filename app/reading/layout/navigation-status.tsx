import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
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
