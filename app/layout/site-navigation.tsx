import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useIsAdmin } from '../ui/site-data.ts'
import { adminLink, mainLinks } from './site-links.ts'

type SiteNavigationProps = { label: string; className: string; onFollow?: () => void }

/** The links of header, mobile menu and footer; admins get one more (spec §2). */
export function SiteNavigation({ label, className, onFollow }: SiteNavigationProps): ReactNode {
  const links = useIsAdmin() ? [...mainLinks, adminLink] : mainLinks
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'} {...(onFollow && { onClick: onFollow })}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
