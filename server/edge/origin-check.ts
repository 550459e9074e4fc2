const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something comes from a page of this site: browsers say so in
 * Sec-Fetch-Site where the connection can be trusted, and in Origin everywhere. A program that names neither may ask,
 * but not with somebody's cookie.
 */
export function isOwnRequest(request: Request, siteOrigin: string | undefined): boolean {
  if (safeMethods.has(request.method)) return true
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  // A page without a referrer sends «null», which says nothing beyond Sec-Fetch-Site.
  if (origin === null || (origin === 'null' && site === 'same-origin'))
    return site !== null || !headers.has('cookie')
  return origin === siteOrigin || origin === new URL(request.url).origin
}

/** What everybody else gets. */
export function refuseForeignRequest(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response('La petición viene de otra web y no se ha atendido.', { status: 403, headers })
}
