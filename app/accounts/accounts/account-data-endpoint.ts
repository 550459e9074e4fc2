import { services } from '../../platform/http/app-context.ts'
import type { Route } from './+types/account-data-endpoint.ts'
import { authHeaders } from './auth-call.server.ts'
import { collectAccountData } from './collect-account-data.server.ts'
import { requireAccount } from './guards.server.ts'
import { recordAudit } from './record-audit.ts'

/** GET /cuenta/datos: all stored data of the user, as JSON (docs/product.md 5.3). */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const account = await requireAccount(context)
  const headers = authHeaders(context, request)
  const document = await collectAccountData(services(context).accounts, account, headers)
  recordAudit(context, { action: 'download-data', accountId: account.id })
  return new Response(`${JSON.stringify(document, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mis-datos.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
