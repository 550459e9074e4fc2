import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { Route } from './+types/coverage-endpoint.ts'
import { readCoverage } from './coverage.server.ts'
import { coverageCsv } from './coverage-csv.ts'

/** GET /editor/curriculo/cobertura.csv: the coverage table as CSV. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  await requireEditor(context)
  const { today } = services(context).requestInfo
  const coverage = await readCoverage(services(context).db, services(context).registry, today)
  return new Response(coverageCsv(coverage), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="cobertura-${today}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
