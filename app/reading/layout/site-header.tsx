import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AccountMenu } from '../../accounts/accounts/account-menu.tsx'
import { GearMark } from '../../ui/components/gear.tsx'
import { useSite, useSiteWords } from '../../ui/components/site-data.ts'
import { ReadingButton, ReadingMenuButton } from '../text-settings/reading-button.tsx'
import { layoutTexts } from './layout-texts.ts'
import { personalLinks, progressLink } from './site-links.ts'
import { SiteNavigation } from './site-navigation.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const menuId = 'menu'

/** Closes the popover after a link, because it stays open when the page changes without a reload. */
function closeMenu(): void {
  document.getElementById(menuId)?.hidePopover()
}

/** Brand, navigation and account. The mobile menu is a popover, which needs no script. */
export function SiteHeader(): ReactNode {
  const site = useSite()
  return (
    <header className="site-header">
      <div className="bar">
        <Link className="brand" to="/">
          <GearMark />
          <span>{useSiteWords().siteName}</span>
        </Link>
        <SiteNavigation label={layoutTexts.mainNavigation} className="main-nav" further={[progressLink]} />
        <Link className="search-link" to="/buscar" data-search aria-label={layoutTexts.search}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.8-1.7L21 21" />
          </svg>
        </Link>
        <ReadingButton />
        {site ? <AccountMenu {...site} /> : <div className="account" />}
        <button
          type="button"
          className="menu-button"
          popoverTarget={menuId}
          aria-label={layoutTexts.openMenu}
        >
          <span className="menu-icon" />
        </button>
      </div>
      <div id={menuId} popover="auto" className="menu-panel">
        <button
          type="button"
          className="menu-button menu-close"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={layoutTexts.closeMenu}
        >
          <span className="close-icon" />
        </button>
        <div className="buttons">
          <Link className="button button-quiet" to="/buscar" data-search onClick={closeMenu}>
            {layoutTexts.search}
          </Link>
          <ReadingMenuButton />
        </div>
        <SiteNavigation
          label={layoutTexts.mainNavigation}
          className="menu-nav"
          further={personalLinks}
          onFollow={closeMenu}
        />
        <ThemeChoice place="menu" />
      </div>
    </header>
  )
}
