/**
 * Whether a page of the site itself sent this request. React Router asks this for pages only, so endpoints ask for
 * themselves. Browsers send `Origin` with everything that writes, and `Sec-Fetch-Site` where they trust the address.
 */
export function isFromThisSite(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin') return false
  const sender = request.headers.get('Origin')
  if (sender !== null) return sender === origin || sender === new URL(request.url).origin
  const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
  return reads || site === 'same-origin'
}
