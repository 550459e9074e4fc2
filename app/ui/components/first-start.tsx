import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartStyle } from '../styles/part-styles.tsx'
import { GearMark } from './gear.tsx'
import { useIsAdmin, useMayWrite } from './site-data.ts'

/** Texts of a site without topics. */
const texts = {
  title: 'Estamos preparando el curso',
  intro: 'Todavía no hay temas. Vuelve pronto; mientras tanto puedes tocar los simuladores.',
  simulators: 'Probar los simuladores',
  adminTitle: 'La web está lista y vacía',
  adminIntro: 'Elige por dónde empezar. Nada es definitivo: todo se puede cambiar o quitar después.',
  blocks: 'Empezar con los bloques oficiales',
  blocksNote:
    'Crea los nueve bloques del currículo, de 1.º a 4.º de ESO, y abre el primer tema. Puedes cambiarlos después.',
  write: 'Escribe el primer tema',
  writeNote: 'Con un bloque tuyo, que creas allí mismo: basta su nombre.',
  import: 'Importa otra web',
  importNote: 'Un archivo que salió de «Exportar la web», con sus imágenes.',
  demo: 'Carga el curso de muestra',
  demoNote: 'Temas, problemas y retos de 1.º a 4.º de ESO, para cambiarlos a tu gusto.',
} as const

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
