import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useIsAdmin, useMayWrite } from '../../ui/components/site-data.ts'
import { copiesTexts } from '../backup/copies-texts.ts'
import { attentionTexts, panelTexts, screenTexts as texts } from './panel-texts.ts'

type Screen = readonly [to: string, text: string]

const contentScreens: readonly Screen[] = [
  ['/editor', panelTexts.content],
  ['/editor/atencion', attentionTexts.title],
  ['/editor/imagenes', texts.pictures],
  ['/editor/importar', texts.importMany],
  ['/editor/curriculo', texts.curriculum],
  ['/editor/busquedas', texts.searches],
  ['/editor/ia', texts.answers],
  ['/editor/papelera', texts.bin],
]

/** Pages for admins only (docs/product.md 5.1). */
const adminScreens: readonly Screen[] = [
  ['/editor/sitio', texts.site],
  ['/editor/personas', texts.people],
  ['/editor/importar/web', texts.importSite],
  ['/editor/exportar', texts.exportSite],
  ['/editor/copias', copiesTexts.title],
  ['/editor/auditoria', texts.audit],
  ['/editor/contenido-de-muestra', texts.demo],
]

const siteScreens: readonly Screen[] = [['/editor/novedades', texts.notes]]
const menuId = 'pantallas-del-panel'

/** Client-side navigation does not close a popover. */
function closeMenu(): void {
  const menu = document.getElementById(menuId)
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

/**
 * Navigation between the pages of the panel that the user may open; on a phone a menu, which works without
 * scripts.
 */
export function PanelNavigation(): ReactNode {
  const { pathname } = useLocation()
  const [mayWrite, isAdmin] = [useMayWrite(), useIsAdmin()]
  if (!mayWrite || !`${pathname}/`.startsWith('/editor/')) return null
  const ofSite = isAdmin ? [...adminScreens, ...siteScreens] : siteScreens
  const current = findCurrent([...contentScreens, ...ofSite], pathname)
  return (
    <nav aria-label={panelTexts.screens} className="panel-nav">
      <button type="button" className="button button-quiet panel-nav-button" popoverTarget={menuId}>
        <span className="menu-icon" />
        <span>
          {panelTexts.screens}: <b>{current?.[1]}</b>
        </span>
      </button>
      <div id={menuId} popover="auto" className="panel-nav-groups">
        <Group name={texts.contentGroup} screens={contentScreens} current={current} pathname={pathname} />
        <Group name={texts.siteGroup} screens={ofSite} current={current} pathname={pathname} />
      </div>
    </nav>
  )
}

/** The panel page that is open, or to which the open page belongs. */
function findCurrent(screens: readonly Screen[], pathname: string): Screen | undefined {
  const around = screens.filter(([to]) => `${pathname}/`.startsWith(`${to}/`))
  return around.sort(([one], [other]) => other.length - one.length)[0]
}

type GroupProps = { name: string; screens: readonly Screen[]; current: Screen | undefined; pathname: string }

function Group({ name, screens, current, pathname }: GroupProps): ReactNode {
  return (
    <div>
      <p className="card-label">{name}</p>
      <ul>
        {screens.map(([to, text]) => (
          <li key={to}>
            <Link
              to={to}
              onClick={closeMenu}
              aria-current={to === pathname ? 'page' : to === current?.[0] ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
