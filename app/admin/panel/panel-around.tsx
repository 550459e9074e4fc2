import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PanelSummary } from './panel-summary.server.ts'
import { attentionTexts, panelTexts } from './panel-texts.ts'

type Reason = keyof typeof attentionTexts.reasons
const reasons = Object.keys(attentionTexts.reasons) as Reason[]

/** The page that lists findings of a kind; /editor/atencion for all others. */
const screens: Partial<Record<Reason, string>> = {
  library: '/editor/imagenes',
  criteria: '/editor/curriculo',
  searches: '/editor/busquedas',
}

/** The number of findings by kind, each with a link to their list. */
export function AttentionCounts({ counts }: { counts: PanelSummary['attention'] }): ReactNode {
  const found = reasons.filter((reason) => (counts[reason] ?? 0) > 0)
  return (
    <section className="panel panel-side" aria-labelledby="atencion">
      <h2 id="atencion">{attentionTexts.title}</h2>
      {found.length === 0 && <p className="empty">{attentionTexts.nothing}</p>}
      <ul className="panel-counts">
        {found.map((reason) => (
          <li key={reason}>
            <Link to={screens[reason] ?? `/editor/atencion?motivo=${reason}`}>
              {attentionTexts.reasons[reason]}
            </Link>{' '}
            <b>{counts[reason]}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The documents that the user changed last. */
export function MineList({ documents }: { documents: PanelSummary['mine'] }): ReactNode {
  if (documents.length === 0) return null
  return (
    <section className="panel panel-side" aria-labelledby="lo-mio">
      <h2 id="lo-mio">{panelTexts.mine}</h2>
      <ul className="panel-counts">
        {documents.map(({ tipo: kindSlug, id, title }) => (
          <li key={`${kindSlug}/${id}`}>
            <Link to={`/edit/${kindSlug}/${encodeURIComponent(id)}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
