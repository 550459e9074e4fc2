import type { ReactNode } from 'react'
import { auditDays } from '../../accounts/accounts/audit-repository.server.ts'
import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { MoreLink } from '../../ui/components/more-of-list.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/audit-page.ts'
import { fieldsOf, filterParameters, filterQuery, readFilter } from './audit-filter.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { AuditTable } from './audit-table.tsx'
import { auditTexts as texts } from './audit-texts.ts'
import { describeEntries } from './describe-entries.server.ts'
import { listAuditEntries, listAuditedAccounts } from './list-audit.server.ts'

export const handle = {
  hydrate: true,
  parameters: [...filterParameters, 'tras'],
} as const satisfies PageHandle

const entriesPerPage = 50

/** /editor/auditoria: the register of actions of admins, editors and the operator (docs/product.md 6.14). */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireAdmin(context)
  const { db, registry } = services(context)
  const { tras: after, ...parameters } = readParameters(url, handle)
  const fields = fieldsOf(parameters)
  const [page, people] = await Promise.all([
    listAuditEntries(db, readFilter(fields), { after, limit: entriesPerPage }),
    listAuditedAccounts(db),
  ])
  return {
    fields,
    people,
    next: page.next,
    isFirst: after === null,
    days: auditDays,
    entries: await describeEntries(db, registry, page.items),
    kinds: registry.listed.map(({ tipo: kindSlug, texts: { name } }) => ({ tipo: kindSlug, name })),
  }
}

export default function AuditPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { fields, people, kinds, entries, next, isFirst, days } = loaderData
  return (
    <div className="page">
      <PageHead title={texts.title} />
      <PageTitle heading={texts.title} intro={texts.intro(days)} />
      <AuditFilterForm key={filterQuery(fields)} fields={fields} people={people} kinds={kinds} />
      <section className="section" aria-label={texts.title}>
        {entries.length === 0 ? <p className="empty">{texts.empty}</p> : <AuditTable entries={entries} />}
        {next && (
          <MoreLink to={`/editor/auditoria${filterQuery(fields, { tras: next })}`}>{texts.older}</MoreLink>
        )}
        {!isFirst && <MoreLink to={`/editor/auditoria${filterQuery(fields)}`}>{texts.newest}</MoreLink>}
      </section>
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
