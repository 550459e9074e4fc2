import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useMayWrite, useSite } from '../../ui/components/site-data.ts'
import { adminLink, mainLinks, type SiteLink } from './site-links.ts'

type SiteNavigationProps = {
  label: string
  className: string
  /** Links after those of the sections. */
  further?: readonly SiteLink[]
  onFollow?: () => void
}

/** The links of header, mobile menu and footer; editors and admins get one more (docs/product.md 2.1). */
export function SiteNavigation({ label, className, further = [], onFollow }: SiteNavigationProps): ReactNode {
  const hidden = useSite()?.hiddenLinks ?? []
  const optional = further.filter(({ to }) => !hidden.includes(to.slice(1)))
  const links = [...mainLinks, ...optional, ...(useMayWrite() ? [adminLink] : [])]
  const { pathname } = useLocation()
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={currentOf(link, pathname)}
              {...(onFollow && { onClick: onFollow })}
            >
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns `page` if the link's page is open, `true` if a page of its section is. */
function currentOf({ to, also = [] }: SiteLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  const sections = to === '/' ? [] : [to, ...also]
  return sections.some((section) => pathname.startsWith(`${section}/`)) ? 'true' : undefined
}
