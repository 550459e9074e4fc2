import type { Config } from '../../platform/config/config.server.ts'
import { folderOf } from '../../platform/db/open-database.server.ts'
import { requireAnswer } from '../../platform/db/opened-file.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { BackupAge } from '../../platform/http/request-info.ts'
import { findDiskTrouble } from '../../platform/operations/disk-trouble.server.ts'
import type { Route } from './+types/health-endpoint.ts'

/**
 * GET /salud: 200 if the database answers, 503 if it does not or its file is missing; for load balancers and
 * operators. The body also reports an unwritable disk and the age of the newest backup, which are no reason
 * to put the site out of service.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    await requireAnswer(services(context).db)
    const body = {
      status: 'ok',
      ...(await describeDisk(services(context).config)),
      ...describeBackup(services(context).backupAge()),
    }
    return Response.json(body, { headers })
  } catch (error) {
    services(context).requestInfo.reportError(error)
    return Response.json({ status: 'database-unavailable' }, { status: 503, headers })
  }
}

async function describeDisk({ dataDir, databaseUrl }: Config): Promise<object> {
  const folders = new Set([dataDir, folderOf(databaseUrl) ?? dataDir])
  const troubles = await Promise.all([...folders].map(findDiskTrouble))
  const disk = troubles.find((trouble) => trouble !== undefined)
  return disk ? { disk } : {}
}

function describeBackup(age: BackupAge): object {
  return age ? { backup: { newestAt: age.newestAt ?? null, late: age.isLate } } : {}
}
