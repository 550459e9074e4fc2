import { Readable } from 'node:stream'
import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import type { Route } from './+types/audit-csv-endpoint.ts'
import { auditCsvHead, auditCsvLines } from './audit-csv.ts'
import { type AuditFilter, fieldsOf, filterParameters, readFilter } from './audit-filter.ts'
import { describeEntries } from './describe-entries.server.ts'
import { listAuditEntries } from './list-audit.server.ts'

export const handle = { parameters: filterParameters } as const satisfies PageHandle

/** Entries read per batch, so that a long register is never entirely in memory. */
const portion = 500

/** GET /editor/auditoria/registro.csv: all entries that match the filter of the register page. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  await requireAdmin(context)
  const { today } = services(context).requestInfo
  const filter = readFilter(fieldsOf(readParameters(url, handle)))
  const lines = writeLines(services(context).db, services(context).registry, filter)
  const bytes = Readable.toWeb(Readable.from(lines, { objectMode: false }))
  // The stream types of Node and the DOM differ.
  return new Response(bytes as unknown as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="registro-${today}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function* writeLines(db: Database, registry: Registry, filter: AuditFilter): AsyncGenerator<string> {
  yield auditCsvHead()
  let after: string | null = null
  do {
    const page = await listAuditEntries(db, filter, { after, limit: portion })
    yield auditCsvLines(await describeEntries(db, registry, page.items))
    after = page.next
  } while (after !== null)
}
