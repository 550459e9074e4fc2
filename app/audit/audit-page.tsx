import type { ReactNode } from 'react'
import { auditDays } from '../accounts/audit-repository.server.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { registryContext } from '../documents/registry.server.ts'
import { MoreLink } from '../ui/more-link.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { readParameters } from '../ui/read-parameters.ts'
import { RouteError } from '../ui/route-error.tsx'
import type { Route } from './+types/audit-page.ts'
import { filterParameters, filterQuery, readFilter } from './audit-filter.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { AuditTable } from './audit-table.tsx'
import { auditTexts as texts } from './audit-texts.ts'
import { describeEntries } from './describe-entries.server.ts'
import { fieldsOf } from './filter-fields.ts'
import { listAuditEntries, listAuditedAccounts } from './list-audit.server.ts'

export const handle = {
  hydrate: true,
  parameters: [...filterParameters, 'tras'],
} as const satisfies PageHandle

const entriesPerPage = 50

/** /editor/auditoria: the register of what admins and the operator did (docs/product.md 6.14). */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireAdmin(context)
  const db = context.get(databaseContext)
  const registry = context.get(registryContext)
  const { tras: after, ...parameters } = readParameters(url, handle)
  const fields = fieldsOf(parameters)
  const [page, people] = await Promise.all([
    listAuditEntries(db, readFilter(fields), { after, limit: entriesPerPage }),
    listAuditedAccounts(db),
  ])
  return {
    ...{ fields, people, next: page.next, isFirst: after === null, days: auditDays },
    entries: await describeEntries(db, registry, page.items),
    kinds: registry.listed.map(({ tipo, texts: { name } }) => ({ tipo, name })),
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
