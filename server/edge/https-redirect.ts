import type { IncomingMessage } from 'node:http'
import type { Config } from '../../app/platform/config/config.server.ts'
import type { Listener } from '../listener.ts'

type Options = Pick<Config, 'siteUrl' | 'secure' | 'trustProxy'>

/**
 * Redirects requests that came by plain http to the same address over https, when the public address of the
 * site is https. Only a trusted proxy knows the original protocol; a request without that header, such as an
 * internal health check, is served.
 */
export function redirectToHttps({ siteUrl, secure, trustProxy }: Options, next: Listener): Listener {
  if (!trustProxy || !secure || siteUrl === undefined) return next
  const { origin } = new URL(siteUrl)
  return (request, response) => {
    if (!cameByHttp(request)) return next(request, response)
    const path = request.url?.startsWith('/') ? request.url : '/'
    // Not cacheable: with a misconfigured proxy a cached redirect would loop even after the fix.
    response
      .writeHead(308, { Location: origin + path, 'Cache-Control': 'no-store', 'Content-Length': '0' })
      .end()
  }
}

// The last entry was added by the trusted proxy itself.
function cameByHttp({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto']?.toString().split(',').at(-1)?.trim().toLowerCase() === 'http'
}
