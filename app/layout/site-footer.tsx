import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GearMark } from '../ui/gear.tsx'
import { useSite, useSiteWords } from '../ui/site-data.ts'
import { layoutTexts } from './layout-texts.ts'
import { furtherLinks, legalLinks, personalLinks } from './site-links.ts'
import { SiteNavigation } from './site-navigation.tsx'
import { ThemeChoice } from './theme-choice.tsx'

export function SiteFooter(): ReactNode {
  const site = useSite()
  const { siteName, tagline } = useSiteWords()
  return (
    <footer className="site-footer">
      <div className="footer-inner">
        <div className="footer-brand">
          <Link className="brand" to="/">
            <GearMark />
            <span>{siteName}</span>
          </Link>
          <p>{tagline}</p>
          <ThemeChoice place="pie" />
        </div>
        <SiteNavigation
          label={layoutTexts.footerNavigation}
          className="footer-nav"
          further={[...personalLinks, ...furtherLinks]}
        />
        <nav aria-label={layoutTexts.legalNavigation} className="footer-nav">
          <ul>
            {legalLinks.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="copyright" id="fin">
        <span>{layoutTexts.copyright(siteName, site?.year ?? new Date().getFullYear())}</span>
        <a href="https://creativecommons.org/licenses/by-sa/4.0/deed.es" rel="license noopener noreferrer">
          {layoutTexts.contentLicence}
        </a>
      </p>
    </footer>
  )
}
