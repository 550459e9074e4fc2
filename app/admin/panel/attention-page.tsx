import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { MoreLink } from '../../ui/components/more-of-list.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/attention-page.ts'
import { listAttention } from './list-attention.server.ts'
import { panelTexts, attentionTexts as texts } from './panel-texts.ts'

export const handle = { hydrate: true, parameters: ['motivo', 'desde'] } as const satisfies PageHandle

const entriesPerPage = 50
const reasons = ['unpublished', 'links', 'pictures', 'checks', 'unplaced'] as const

/** /editor/atencion: findings of one kind, each with a link to the field to correct. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireEditor(context)
  const { motivo, desde } = readParameters(url, handle)
  const reason = reasons.find((one) => one === (motivo ?? 'links'))
  if (!reason) throw data(null, { status: 404 })
  const { registry } = services(context)
  const page = await listAttention(services(context).db, reason, {
    after: desde,
    limit: entriesPerPage,
  })
  const entries = page.items.flatMap((entry) => {
    const kind = registry.find(entry.tipo)
    return kind
      ? [{ ...entry, kind: kind.texts.name, label: kind.fields[entry.field]?.label ?? texts.publication }]
      : []
  })
  return { reason, entries, next: page.next, isFirst: desde === null }
}

export default function AttentionPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { reason, entries, next, isFirst } = loaderData
  const here = `/editor/atencion?motivo=${reason}`
  return (
    <div className="page">
      <PageHead title={texts.reasons[reason]} />
      <PageTitle heading={texts.reasons[reason]} intro={texts.intro} />
      {entries.length === 0 && <p className="empty">{texts.none}</p>}
      <ul className="attention-list">
        {entries.map(({ key, at, tipo: kindSlug, id, title, kind, label, field, line, message }) => (
          <li key={`${key} ${at}`} className="panel">
            <p className="card-label">{kind}</p>
            <h2>
              <Link to={`/edit/${kindSlug}/${encodeURIComponent(id)}${placeName(field, line)}`}>{title}</Link>
            </h2>
            <p>
              <b>
                {label}
                {line > 0 && `, ${texts.line(line)}`}:
              </b>{' '}
              {message}
            </p>
          </li>
        ))}
      </ul>
      {next && <MoreLink to={`${here}&desde=${next}`}>{panelTexts.more}</MoreLink>}
      {!isFirst && <MoreLink to={here}>{panelTexts.first}</MoreLink>}
      <p className="section">
        <Link to="/editor">{texts.backToPanel}</Link>
      </p>
    </div>
  )
}

/**
 * The URL fragment of a place in a form (app/editor/form/form-place.ts); the draft's notice if there is no
 * field.
 */
function placeName(field: string, line: number): string {
  if (field === '') return '#borrador'
  return line > 0 ? `#campo-${field}.${line}` : `#campo-${field}`
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
