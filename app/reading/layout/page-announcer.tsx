import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusPart, keepFocus } from './keep-focus.ts'

/**
 * What the browser itself does for a page that it loads, for one that comes without reload: its title is read out, the
 * part that the address names gets the focus, and no focus is lost.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step to a part of a page, also the same again
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
