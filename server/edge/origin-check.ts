const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request is safe or comes from a page of this site (CSRF check). Browsers send Sec-Fetch-Site over
 * trusted connections and Origin always. A program that sends neither is accepted only without a cookie.
 */
export function isOwnRequest(request: Request, siteOrigin: string | undefined): boolean {
  if (safeMethods.has(request.method)) return true
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  // A page without a referrer sends the origin «null»: only Sec-Fetch-Site can then be trusted.
  if (origin === null || (origin === 'null' && site === 'same-origin'))
    return site !== null || !headers.has('cookie')
  return origin === siteOrigin || origin === new URL(request.url).origin
}

/** The response to a request from another site. */
export function refuseForeignRequest(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response('La petición viene de otra web y no se ha atendido.', { status: 403, headers })
}
