import { isAPIError } from 'better-auth/api'
import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { networkHeader } from './auth-options.server.ts'

type Context = Readonly<RouterContextProvider>

export type AuthAnswer<Value> =
  | { ok: true; value: Value; cookies: string[] }
  | { ok: false; status: number; code: string }

/**
 * The headers that the auth library receives: cookie, user agent and client network; no other client-supplied
 * header.
 */
export function authHeaders(context: Context, request: Request): Headers {
  const headers = new Headers({ [networkHeader]: services(context).clientNetwork })
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value.slice(0, 4096))
  }
  return headers
}

/** Calls the auth library. Its rejections become values; other errors are rethrown. */
export async function callAuth<Value>(
  call: Promise<{ headers: Headers; response: Value }>,
): Promise<AuthAnswer<Value>> {
  try {
    const { headers, response } = await call
    return { ok: true, value: response, cookies: headers.getSetCookie() }
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    return { ok: false, status: error.statusCode, code: error.body?.code ?? '' }
  }
}

/** Builds response headers with the cookies of the auth library. */
export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
