import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { registryContext } from '../../documents/core/registry.server.ts'
import { databaseContext } from '../../platform/db/database-context.ts'
import { requestContext } from '../../platform/http/request-context.ts'
import type { Route } from './+types/coverage-endpoint.ts'
import { readCoverage } from './coverage.server.ts'
import { coverageCsv } from './coverage-csv.ts'

/** GET /editor/curriculo/cobertura.csv: the coverage table as CSV. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  await requireEditor(context)
  const { today } = context.get(requestContext)
  const coverage = await readCoverage(context.get(databaseContext), context.get(registryContext), today)
  return new Response(coverageCsv(coverage), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="cobertura-${today}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
