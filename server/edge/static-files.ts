import sirv from 'sirv'
import type { Listener } from '../listener.ts'
import { askElsewhere } from './ask-elsewhere.ts'
import { securityHeaders } from './security-headers.ts'

/** `secure`: visitors use https. `mayBeElsewhere`: other instances may have the files of another build. */
type Options = { secure: boolean; mayBeElsewhere?: boolean }

/**
 * Serves the files of the build, with their precompressed brotli and gzip forms. Names under /assets/ carry a
 * content hash and are cached for ever; the other files are revalidated.
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
        // A worker follows the policy of its own response: it may only fetch from the site.
        response.setHeader('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
        response.setHeader('Cache-Control', 'no-cache')
      }
    },
  })
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next(request, response)
    // sirv does not handle errors of its file streams: a file that cannot be opened would crash the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, () => {
      if (!mayBeElsewhere || !askElsewhere(request, response, headers)) next(request, response)
    })
  }
}
