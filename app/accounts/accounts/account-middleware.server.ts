import type { MiddlewareFunction } from 'react-router'
import { serverTiming } from '../../platform/timing/spans.server.ts'
import { accountContext } from './account-context.ts'
import { createAccountReader } from './account-reader.server.ts'

/**
 * Sets the account reader for every page, and forbids caching of responses for signed-in users. A page for a
 * visitor is unchanged: no cookie, and its own Cache-Control.
 */
export const accountMiddleware: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const reader = createAccountReader(context, request)
  context.set(accountContext, reader)
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
