import type { MiddlewareFunction } from 'react-router'
import { serverTiming } from '../../platform/timing/spans.server.ts'
import { accountContext } from './account-context.ts'
import { createAccountReader } from './account-reader.server.ts'

/**
 * Gives every page its account reader, and keeps what signed-in people see out of every cache. A page for a visitor
 * passes untouched: no cookie, and its own Cache-Control.
 */
export const accountMiddleware: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const reader = createAccountReader(context, request)
  context.set(accountContext, reader)
  const response = await next()
  const { headers } = response
  const isPage = /text\/html|text\/x-script/.test(headers.get('Content-Type') ?? '')
  if (isPage) headers.append('Vary', 'Cookie')
  // Where the time went is for those who look after the site: it tells what work a page takes.
  // Where nobody can say who asks, the answer has told so already.
  const account = reader.hasSessionCookie && isPage ? await reader.find().catch(() => null) : null
  const timing = account?.isAdmin ? serverTiming() : undefined
  if (timing) headers.set('Server-Timing', timing)
  const isPrivate = reader.hasSessionCookie && (isPage || !headers.has('Cache-Control'))
  const refused = response.status === 401 || response.status === 403
  if (isPrivate || refused || request.method !== 'GET') headers.set('Cache-Control', 'private, no-store')
  // An answer that signs somebody in or out has the last word on the cookie.
  if (!headers.has('Set-Cookie')) for (const cookie of reader.cookies) headers.append('Set-Cookie', cookie)
  return response
}
