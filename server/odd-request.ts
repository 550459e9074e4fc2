/**
 * Answers requests that no page of the site makes and that would mean one thing here and another elsewhere; undefined
 * for all others. `target` is the address as it stood in the request.
 */
export function answerOddRequest(request: Request, target: string): Response | undefined {
  const { pathname, search } = new URL(request.url)
  if (!target.startsWith('/') || isOtherPath(target, pathname + search)) return refuseOddRequest()
  // A browser reads // as the beginning of a host: a page there could send people to another site.
  if (!pathname.startsWith('//')) return undefined
  const location = pathname.replace(/^\/+/, '/') + search
  return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

export function refuseOddRequest(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response('La petición no es válida.', { status: 400, headers })
}

// A Host such as `a/editor?` moves what was asked for to another path, past what a proxy lets through.
function isOtherPath(target: string, asked: string): boolean {
  const plain = URL.parse(`http://site.invalid${target}`)
  return plain === null || plain.pathname + plain.search !== asked
}
