import { showsHeader } from '../app/ui/page-handle.ts'
import { isUnchanged } from '../app/ui/unchanged.ts'
import { compressResponse } from './compress-response.ts'
import { chooseEncoding, type KeptPage } from './kept-page.ts'
import type { Made, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

type Render = (request: Request) => Promise<Response>

/**
 * Answers a request, keeping the page where that is allowed: a visitor's GET of a page that says what it shows.
 * The page is made for the kept address, so that nothing else of the request can reach it.
 */
export async function answerKeeping(
  cache: PageCache,
  sessionCookie: string,
  request: Request,
  render: Render,
): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  const headers = { cookie: request.headers.get('cookie') ?? '' }
  const asked = { method: request.method, url: pathname + search, headers }
  const key = request.method === 'GET' ? pageKey(asked, sessionCookie) : undefined
  if (key === undefined) return finish(request, await render(request))
  const plain = new Request(`${origin}${key}`, { headers: withoutPersonal(request.headers) })
  const result = await cache.make(key, async () => readMade(await render(plain)))
  return result instanceof Response ? finish(request, result) : toResponse(result, request)
}

function finish(request: Request, response: Response): Promise<Response> {
  response.headers.delete(showsHeader)
  return compressResponse(request, response)
}

// A page for everybody is made without what one visitor's request happened to carry.
function withoutPersonal(headers: Headers): Headers {
  const plain = new Headers()
  for (const name of ['host', 'accept', 'x-forwarded-proto', 'x-forwarded-host']) {
    const value = headers.get(name)
    if (value) plain.set(name, value)
  }
  return plain
}

async function readMade(response: Response): Promise<Made> {
  const shows = response.headers.get(showsHeader)
  if (shows === null || response.status !== 200 || response.headers.has('Set-Cookie'))
    return { kind: 'other', response }
  const headers = [...response.headers].filter(
    ([name]) => !['x-shows', 'vary', 'cache-control'].includes(name),
  )
  return { kind: 'page', html: await response.text(), headers, shows: shows.split(',').filter(Boolean) }
}

function toResponse(page: KeptPage, request: Request): Response {
  const form = page.forms[chooseEncoding(request.headers.get('accept-encoding') ?? undefined)]
  const headers = new Headers()
  for (let index = 0; index < form.headers.length; index += 2) {
    headers.set(form.headers[index] ?? '', form.headers[index + 1] ?? '')
  }
  if (!isUnchanged(request.headers.get('if-none-match'), form.etag)) {
    return new Response(new Uint8Array(form.body), { headers })
  }
  headers.delete('Content-Length')
  return new Response(null, { status: 304, headers })
}
