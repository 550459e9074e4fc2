import { data } from 'react-router'
import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { streamWithIdleTimeout } from '../../documents/media/stream-with-idle-timeout.ts'
import { services } from '../../platform/http/app-context.ts'
import type { Route } from './+types/copy-endpoint.ts'

/** GET /editor/copias/{name}: downloads a kept backup, and records who downloaded it. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { id: accountId } = await requireAdmin(context)
  const { archivo } = params
  const file = await services(context).backups.open(archivo)
  if (!file) throw data(null, { status: 404 })
  recordAudit(context, { action: 'backup-downloaded', accountId, id: archivo })
  return new Response(streamWithIdleTimeout(file.body, { signal: request.signal }), {
    headers: {
      'Content-Type': 'application/x-tar',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename="${archivo}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
