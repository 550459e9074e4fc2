import sirv from 'sirv'
import type { Listener } from '../listener.ts'
import { askElsewhere } from './ask-elsewhere.ts'
import { securityHeaders } from './security-headers.ts'

/** `secure`: people come over https. `mayBeElsewhere`: other instances may have files of another build. */
type Options = { secure: boolean; mayBeElsewhere?: boolean }

/**
 * Files of the build, with the brotli and gzip forms that the build made. Names under /assets/ carry the hash of
 * their content, so they never change; the others are asked for again.
 */
export function serveStaticFiles(
  folder: string,
  { secure, mayBeElsewhere = false }: Options,
  next: Listener,
): Listener {
  const headers = Object.entries(securityHeaders(secure))
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const forever = pathname.startsWith('/assets/')
      response.setHeader(
        'Cache-Control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      for (const [name, value] of headers) response.setHeader(name, value)
      if (pathname === '/speculation-rules.json')
        response.setHeader('Content-Type', 'application/speculationrules+json')
      if (pathname === '/sw.js') {
        // A worker obeys the policy that came with it: it fetches from the site, and does nothing else.
        response.setHeader('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
        response.setHeader('Cache-Control', 'no-cache')
      }
    },
  })
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next(request, response)
    // sirv leaves its file's stream without an owner: a file that cannot be opened would end the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, () => {
      if (!mayBeElsewhere || !askElsewhere(request, response, headers)) next(request, response)
    })
  }
}
