import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartStyle } from '../styles/part-styles.tsx'
import { firstStartTexts as texts } from './first-start-texts.ts'
import { GearMark } from './gear.tsx'
import { useIsAdmin, useMayWrite } from './site-data.ts'

/** Ways to start a site; `isForAdmins`: only for admins. */
const ways = [
  { to: '/edit/temario/nuevo', text: texts.write, note: texts.writeNote, isForAdmins: false },
  { to: '/editor/importar/web', text: texts.import, note: texts.importNote, isForAdmins: true },
  { to: '/editor/contenido-de-muestra', text: texts.demo, note: texts.demoNote, isForAdmins: true },
] as const

/** Shown instead of topics on a site without any: a message for visitors, ways to start for authors. */
export function FirstStart(): ReactNode {
  const [mayWrite, isAdmin] = [useMayWrite(), useIsAdmin()]
  return (
    <section className="panel first-start" aria-labelledby="primeros-pasos">
      <PartStyle name="states" />
      <GearMark />
      <h2 id="primeros-pasos">{mayWrite ? texts.adminTitle : texts.title}</h2>
      <p>{mayWrite ? texts.adminIntro : texts.intro}</p>
      {mayWrite ? (
        <ol>
          {isAdmin && (
            <li>
              <form method="post" action="/editor/contenido-de-muestra?bloques=si">
                <button type="submit" className="button">
                  {texts.blocks}
                </button>
              </form>
              <span className="note">{texts.blocksNote}</span>
            </li>
          )}
          {ways
            .filter((way) => isAdmin || !way.isForAdmins)
            .map(({ to, text, note }) => (
              <li key={to}>
                <Link to={to}>{text}</Link> <span className="note">{note}</span>
              </li>
            ))}
        </ol>
      ) : (
        <p>
          <Link to="/simuladores">{texts.simulators}</Link>
        </p>
      )}
    </section>
  )
}
