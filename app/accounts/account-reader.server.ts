import type { RouterContextProvider } from 'react-router'
import { timed } from '../timing/spans.server.ts'
import { readCookie } from '../ui/read-cookie.server.ts'
import type { Account, AccountReader } from './account-context.ts'
import { accountsContext } from './accounts-context.ts'
import { authHeaders } from './auth-call.server.ts'
import { findRole } from './role-repository.server.ts'

type Context = Readonly<RouterContextProvider>

/** A reader that also keeps what the session's cookie needs: a later end, or its removal when it is of no use. */
type RequestAccount = AccountReader & { hasSessionCookie: boolean; cookies: string[] }

/** Reads the account of one request, at most once. */
export function createAccountReader(context: Context, request: Request): RequestAccount {
  const cookies: string[] = []
  // Without the cookie the request is a visitor's for certain.
  const hasSessionCookie = readCookie(request, context.get(accountsContext).sessionCookie) !== undefined
  let found: Promise<Account | null> | undefined
  const find = (): Promise<Account | null> => {
    found ??= hasSessionCookie
      ? timed('sesion', () => readAccount(context, request, cookies))
      : Promise.resolve(null)
    return found
  }
  return { hasSessionCookie, cookies, find }
}

async function readAccount(context: Context, request: Request, cookies: string[]): Promise<Account | null> {
  const { auth, database, knownSessions } = context.get(accountsContext)
  const cookie = request.headers.get('cookie') ?? ''
  // One statement where the library and the role take three.
  const known = await knownSessions.find(cookie)
  if (known) return known
  const { headers, response } = await auth.api.getSession({
    headers: authHeaders(context, request),
    returnHeaders: true,
  })
  cookies.push(...headers.getSetCookie())
  if (!response) return null
  const { token, updatedAt: usedAt } = response.session
  knownSessions.remember(cookie, { token, usedAt })
  const { id, email, name } = response.user
  const role = await findRole(database, id)
  return { id, email, name: name || null, isAdmin: role === 'admin', mayWrite: role !== null }
}
