import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { firstStartTexts as texts } from './first-start-texts.ts'
import { GearMark } from './gear.tsx'
import { useIsAdmin } from './site-data.ts'

const ways = [
  { to: '/edit/temario/nuevo', text: texts.write, note: texts.writeNote },
  { to: '/editor/importar/web', text: texts.import, note: texts.importNote },
  { to: '/editor/contenido-de-muestra', text: texts.demo, note: texts.demoNote },
] as const

/** What a site without topics shows in the place of them: kind words to visitors; to an admin, the three ways to begin. */
export function FirstStart(): ReactNode {
  const isAdmin = useIsAdmin()
  return (
    <section className="panel first-start" aria-labelledby="primeros-pasos">
      <GearMark />
      <h2 id="primeros-pasos">{isAdmin ? texts.adminTitle : texts.title}</h2>
      <p>{isAdmin ? texts.adminIntro : texts.intro}</p>
      {isAdmin ? (
        <ol>
          {ways.map(({ to, text, note }) => (
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
