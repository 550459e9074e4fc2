import { countRecoveryCodes, findSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import type { Route } from './+types/account-data-endpoint.ts'
import { accountsContext } from './accounts-context.ts'
import { recordAudit } from './audit-context.ts'
import { authHeaders } from './auth-call.server.ts'
import { requireAccount } from './guards.server.ts'

/** GET /cuenta/datos: everything kept of the person who asks, as JSON (docs/product.md 5.3). No secrets in it. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const account = await requireAccount(context)
  const { auth, database, personalData } = context.get(accountsContext)
  const headers = authHeaders(context, request)
  const [factor, codesLeft, session, sessions, identities, ...data] = await Promise.all([
    findSecondFactor(database, account.id),
    countRecoveryCodes(database, account.id),
    auth.api.getSession({ headers }),
    auth.api.listSessions({ headers }),
    auth.api.listUserAccounts({ headers }),
    ...personalData.map(async ({ name, read }) => [name, await read(database, account.id)] as const),
  ])
  const document = {
    cuenta: {
      ...session?.user,
      administrador: account.isAdmin,
      editor: account.mayWrite && !account.isAdmin,
    },
    formasDeEntrar: identities.map(({ providerId, accountId, createdAt }) => ({
      providerId,
      accountId,
      createdAt,
    })),
    ...(factor?.confirmedAt && {
      verificacionEnDosPasos: { activadaEl: factor.confirmedAt, codigosDeRecuperacion: codesLeft },
    }),
    sesiones: sessions.map(({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => {
      return { id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }
    }),
    ...Object.fromEntries(data),
  }
  recordAudit(context, { action: 'download-data', accountId: account.id })
  return new Response(`${JSON.stringify(document, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mis-datos.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
