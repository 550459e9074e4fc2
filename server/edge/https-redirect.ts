import type { IncomingMessage } from 'node:http'
import type { Config } from '../../app/platform/config/config.server.ts'
import type { Listener } from '../listener.ts'

type Options = Pick<Config, 'siteUrl' | 'secure' | 'trustProxy'>

/**
 * Leads what came by plain http to the same address over https, where people reach the site so. Only a proxy that is trusted
 * knows how they came; what asks the site from inside, such as a health check, says nothing and is answered.
 */
export function redirectToHttps({ siteUrl, secure, trustProxy }: Options, next: Listener): Listener {
  if (!trustProxy || !secure || siteUrl === undefined) return next
  const { origin } = new URL(siteUrl)
  return (request, response) => {
    if (!cameByHttp(request)) return next(request, response)
    const path = request.url?.startsWith('/') ? request.url : '/'
    // Nobody may keep it: a proxy set wrong would lead in circles for as long.
    response
      .writeHead(308, { Location: origin + path, 'Cache-Control': 'no-store', 'Content-Length': '0' })
      .end()
  }
}

// The last entry is that of the proxy itself.
function cameByHttp({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto']?.toString().split(',').at(-1)?.trim().toLowerCase() === 'http'
}
