/**
 * Answers requests that no page of the site makes and that a proxy or browser could interpret differently
 * from this server; returns undefined for all others. `target` is the raw address from the request line.
 */
export function answerOddRequest(request: Request, target: string): Response | undefined {
  const { pathname, search } = new URL(request.url)
  if (!target.startsWith('/') || isOtherPath(target, pathname + search)) return refuseOddRequest()
  // A browser reads // as the start of a host name: a redirect to it could lead to another site.
  const own = pathname.replace(/^\/+/, '/')
  // An undecodable percent sign is escaped: React Router would log every such address in full.
  const path = isReadable(own) ? own : own.replaceAll('%', '%25')
  return path === pathname ? undefined : redirect(path + search)
}

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

function isReadable(path: string): boolean {
  try {
    // The result must be used: the bundler removes a call without a use as dead code.
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

export function refuseOddRequest(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response('La petición no es válida.', { status: 400, headers })
}

// A Host such as `a/editor?` changes the requested path and so bypasses the path rules of a proxy.
function isOtherPath(target: string, asked: string): boolean {
  const plain = URL.parse(`http://site.invalid${target}`)
  return plain === null || plain.pathname + plain.search !== asked
}
