import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { newId } from '../../documents/core/define-document.ts'
import { panelTexts as texts } from './panel-texts.ts'

type NewKind = { tipo: string; text: string }

/** Kinds with a link of their own; the menu contains all. */
const maxShown = 6

/** Links to the blank forms of all kinds: the first ones directly, all of them in a menu. */
export function NewDocuments({ kinds }: { kinds: readonly NewKind[] }): ReactNode {
  return (
    <section className="panel-new" aria-label={texts.newNote}>
      {kinds.slice(0, maxShown).map((kind) => (
        <NewLink key={kind.tipo} className="button button-quiet button-small" {...kind} />
      ))}
      <details className="panel-menu">
        <summary className="button button-small">{texts.newOf}</summary>
        <ul>
          {kinds.map((kind) => (
            <li key={kind.tipo}>
              <NewLink {...kind} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function NewLink({ tipo: kindSlug, text, className }: NewKind & { className?: string }): ReactNode {
  return (
    <Link className={className} to={`/edit/${kindSlug}/${newId}`}>
      {text}
    </Link>
  )
}
