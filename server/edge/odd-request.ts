/**
 * Answers requests that no page of the site makes and that would mean one thing here and another elsewhere; undefined
 * for all others. `target` is the address as it stood in the request.
 */
export function answerOddRequest(request: Request, target: string): Response | undefined {
  const { pathname, search } = new URL(request.url)
  if (!target.startsWith('/') || isOtherPath(target, pathname + search)) return refuseOddRequest()
  // A browser reads // as the beginning of a host: a page there could send people to another site.
  const own = pathname.replace(/^\/+/, '/')
  // What cannot be decoded stands for itself; React Router would write each such address whole to the log.
  const path = isReadable(own) ? own : own.replaceAll('%', '%25')
  return path === pathname ? undefined : redirect(path + search)
}

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

function isReadable(path: string): boolean {
  try {
    // Its result is used: a call of it that is not is dropped as the site is built.
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
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
