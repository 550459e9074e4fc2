/**
 * Returns true if a page of this site sent the request. Endpoints must call it because React Router checks
 * this only for pages. Browsers send `Origin` with every write, and `Sec-Fetch-Site` from trustworthy
 * addresses.
 */
export function isFromThisSite(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin') return false
  const sender = request.headers.get('Origin')
  if (sender !== null) return sender === origin || sender === new URL(request.url).origin
  const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
  return reads || site === 'same-origin'
}
