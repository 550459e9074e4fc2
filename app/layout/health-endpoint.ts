import { databaseContext } from '../db/database-context.ts'
import { requireAnswer } from '../db/require-answer.server.ts'
import { requestContext } from '../ui/request-context.ts'
import type { Route } from './+types/health-endpoint.ts'
import { backupAgeContext } from './backup-age-context.ts'

/**
 * GET /salud: 200 when the database answers, 503 when it does not, or its file is gone; for load balancers and operators. It says too how old the newest backup is:
 * one that is too old is no reason to take the site from its readers.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    await requireAnswer(context.get(databaseContext))
    return Response.json({ status: 'ok', ...describeBackups(context) }, { headers })
  } catch (error) {
    context.get(requestContext).reportError(error)
    return Response.json({ status: 'database-unavailable' }, { status: 503, headers })
  }
}

function describeBackups(context: Route.LoaderArgs['context']): object {
  const age = context.get(backupAgeContext)()
  return age ? { backup: { newestAt: age.newestAt ?? null, late: age.isLate } } : {}
}
