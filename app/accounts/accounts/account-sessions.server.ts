import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { authHeaders } from './auth-call.server.ts'
import { describeDevice } from './describe-device.ts'
import { deleteOtherSessions } from './session-repository.server.ts'

type Context = Readonly<RouterContextProvider>

/** `usedAt` is accurate to ten minutes. */
export type OpenSession = { id: string; device: string; createdAt: string; usedAt: string; isThis: boolean }

/** Lists the sessions of the current user: this one first, then by last use. The tokens are not included. */
export async function listOpenSessions(context: Context, request: Request): Promise<OpenSession[]> {
  const { auth } = services(context).accounts
  const headers = authHeaders(context, request)
  const [current, sessions] = await Promise.all([
    auth.api.getSession({ headers }),
    auth.api.listSessions({ headers }),
  ])
  return sessions
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      device: describeDevice(userAgent ?? ''),
      createdAt: new Date(createdAt).toISOString(),
      usedAt: new Date(updatedAt).toISOString(),
      isThis: id === current?.session.id,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.usedAt.localeCompare(a.usedAt))
}

/** Ends one session, or all except the current one. */
export async function endSessions(
  context: Context,
  request: Request,
  which: { id: string } | 'others',
): Promise<void> {
  const { auth, database } = services(context).accounts
  const headers = authHeaders(context, request)
  if (which === 'others') {
    const current = await auth.api.getSession({ headers })
    if (current) await deleteOtherSessions(database, { userId: current.user.id, keptId: current.session.id })
    return
  }
  const session = (await auth.api.listSessions({ headers })).find(({ id }) => id === which.id)
  if (session) await auth.api.revokeSession({ headers, body: { token: session.token } })
}
