import type { RouterContextProvider } from 'react-router'
import { accountsContext } from './accounts-context.ts'
import { authHeaders } from './auth-call.server.ts'
import { deleteOtherSessions } from './session-repository.server.ts'

type Context = Readonly<RouterContextProvider>

export type OpenSession = { id: string; device: string; createdAt: string; isThis: boolean }

/** The sessions of whoever asks, this one first. Their tokens stay on the server. */
export async function listOpenSessions(context: Context, request: Request): Promise<OpenSession[]> {
  const { auth } = context.get(accountsContext)
  const headers = authHeaders(context, request)
  const [current, sessions] = await Promise.all([
    auth.api.getSession({ headers }),
    auth.api.listSessions({ headers }),
  ])
  return sessions
    .map(({ id, userAgent, createdAt }) => ({
      id,
      device: describeDevice(userAgent ?? ''),
      createdAt: new Date(createdAt).toISOString(),
      isThis: id === current?.session.id,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.createdAt.localeCompare(a.createdAt))
}

/** Ends one session, or all but the one that asks. */
export async function endSessions(
  context: Context,
  request: Request,
  which: { id: string } | 'others',
): Promise<void> {
  const { auth, database } = context.get(accountsContext)
  const headers = authHeaders(context, request)
  if (which === 'others') {
    const current = await auth.api.getSession({ headers })
    if (current) await deleteOtherSessions(database, { userId: current.user.id, keptId: current.session.id })
    return
  }
  const session = (await auth.api.listSessions({ headers })).find(({ id }) => id === which.id)
  if (session) await auth.api.revokeSession({ headers, body: { token: session.token } })
}

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** «Chrome en Windows»; '' for what says nothing. */
export function describeDevice(userAgent: string): string {
  const find = (list: [RegExp, string][]): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(' en ')
}
