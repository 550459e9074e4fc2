import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copiesTexts } from '../backup/copies-texts.ts'
import { panelTexts, screenTexts as texts } from './panel-texts.ts'

type Screen = readonly [to: string, text: string]

const contentScreens: readonly Screen[] = [
  ['/editor/imagenes', texts.pictures],
  ['/editor/importar', texts.importMany],
  ['/editor/curriculo', texts.curriculum],
  ['/editor/busquedas', texts.searches],
  ['/editor/ia', texts.answers],
  ['/editor/papelera', texts.bin],
]

/** What only admins open (docs/product.md 5.1). */
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

/** The other screens of the panel: those that somebody may open. */
export function PanelScreens({ isAdmin }: { isAdmin: boolean }): ReactNode {
  return (
    <nav aria-label={panelTexts.otherScreens} id="otras-pantallas" tabIndex={-1} className="panel-screens">
      <Group name={texts.contentGroup} screens={contentScreens} />
      <Group name={texts.siteGroup} screens={isAdmin ? [...adminScreens, ...siteScreens] : siteScreens} />
    </nav>
  )
}

function Group({ name, screens }: { name: string; screens: readonly Screen[] }): ReactNode {
  return (
    <div>
      <p className="card-label">{name}</p>
      <ul>
        {screens.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
