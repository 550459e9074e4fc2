import { longestForm } from '../../app/platform/http/read-form.server.ts'

const mebibyte = 1024 * 1024
const limits: [path: RegExp, bytes: number][] = [
  // Ten times the course. What is read of it on a thread comes back to the main one.
  [/^\/editor\/importar\/documentos$/, 8 * mebibyte],
  // It goes to the disk as it comes, and has its own limit.
  [/^\/editor\/importar\/web(?:\/archivo)?$/, Number.POSITIVE_INFINITY],
  // Uploads go to the disk as they come, and have their own limit.
  [/^\/subidas(?:\/|$)/, Number.POSITIVE_INFINITY],
]

/**
 * Bounds what the body of a request may take of memory. Where its length is told, Node holds the sender to it, and
 * `isTooLong` is known at once; else the body ends with an error when it passes the limit.
 */
export function limitBody(request: Request): { request: Request; isTooLong: () => boolean } {
  const { pathname } = new URL(request.url)
  const limit = limits.find(([path]) => path.test(pathname))?.[1] ?? longestForm
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
