import { maxFormBytes } from '../../app/platform/http/read-form.server.ts'

const mebibyte = 1024 * 1024
const limits: [path: RegExp, bytes: number][] = [
  // Ten times the size of the course. A worker thread parses it and returns the result to the main thread.
  [/^\/editor\/importar\/documentos$/, 8 * mebibyte],
  // Streamed to disk, with a limit of its own.
  [/^\/editor\/importar\/web(?:\/archivo)?$/, Number.POSITIVE_INFINITY],
  // Uploads are streamed to disk and have limits of their own.
  [/^\/subidas(?:\/|$)/, Number.POSITIVE_INFINITY],
]

/**
 * Limits the size of a request body in memory. With a Content-Length, Node enforces that length and
 * `isTooLong` is known at once; without one, the body stream fails as soon as it exceeds the limit.
 */
export function limitBody(request: Request): { request: Request; isTooLong: () => boolean } {
  const { pathname } = new URL(request.url)
  const limit = limits.find(([path]) => path.test(pathname))?.[1] ?? maxFormBytes
  const told = request.headers.get('content-length')
  if (!request.body || limit === Number.POSITIVE_INFINITY || told !== null)
    return { request, isTooLong: () => Number(told) > limit }
  let size = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > limit) controller.error(new Error('The body of the request is too long'))
      else controller.enqueue(chunk)
    },
  })
  const init: RequestInit & { duplex: 'half' } = { body: request.body.pipeThrough(counter), duplex: 'half' }
  return { request: new Request(request, init), isTooLong: () => size > limit }
}

export function refuseLongBody(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response('La petición es demasiado grande.', { status: 413, headers })
}
