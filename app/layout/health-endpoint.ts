import { readContentVersions } from '../db/content-versions.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { requestContext } from '../ui/request-context.ts'
import type { Route } from './+types/health-endpoint.ts'

/** GET /salud: 200 when the database answers, 503 when it does not; for load balancers and operators. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    await readContentVersions(context.get(databaseContext))
    return Response.json({ status: 'ok' }, { headers })
  } catch (error) {
    context.get(requestContext).reportError(error)
    return Response.json({ status: 'database-unavailable' }, { status: 503, headers })
  }
}
