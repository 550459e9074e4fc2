import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { provideServices, services } from '../../platform/http/app-context.ts'
import { readCookie } from '../../platform/http/header-values.server.ts'
import { serverTiming, timed } from '../../platform/timing/spans.server.ts'
import type { Account, AccountReader } from './account.ts'
import { authHeaders } from './auth-call.server.ts'
import { findRole } from './role-repository.server.ts'

type Context = Readonly<RouterContextProvider>

/** An account reader with the cookies that the response must set to renew or remove the session. */
type RequestAccount = AccountReader & { hasSessionCookie: boolean; cookies: string[] }

/** Creates a reader that looks up the account of one request at most once. */
export function createAccountReader(context: Context, request: Request): RequestAccount {
  const cookies: string[] = []
  // Without the session cookie the request comes from a visitor.
  const hasSessionCookie = readCookie(request, services(context).accounts.sessionCookie) !== undefined
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
  const { auth, database, knownSessions } = services(context).accounts
  const cookie = request.headers.get('cookie') ?? ''
  // One statement, where the library and the role lookup take three.
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

/**
 * Sets the account reader for every page, and forbids caching of responses for signed-in users. A page for a
 * visitor is unchanged: no cookie, and its own Cache-Control.
 */
export const accountMiddleware: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const reader = createAccountReader(context, request)
  provideServices(context, { accountReader: reader })
  const response = await next()
  const { headers } = response
  const isPage = /text\/html|text\/x-script/.test(headers.get('Content-Type') ?? '')
  if (isPage) headers.append('Vary', 'Cookie')
  // Server-Timing is for admins only, because it reveals how much work a page takes. A failed lookup is
  // ignored here, as the page has already reported it.
  const account = reader.hasSessionCookie && isPage ? await reader.find().catch(() => null) : null
  const timing = account?.isAdmin ? serverTiming() : undefined
  if (timing) headers.set('Server-Timing', timing)
  const isPrivate = reader.hasSessionCookie && (isPage || !headers.has('Cache-Control'))
  const refused = response.status === 401 || response.status === 403
  if (isPrivate || refused || request.method !== 'GET') headers.set('Cache-Control', 'private, no-store')
  // If the response itself signs in or out, its cookies take precedence.
  if (!headers.has('Set-Cookie')) for (const cookie of reader.cookies) headers.append('Set-Cookie', cookie)
  return response
}
