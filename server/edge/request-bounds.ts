import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Bytes of the request line and all headers together; above it the response is 431. */
const maxHead = 16 * 1024
/**
 * Characters of the request URL; above it the response is 414. The longest address of the site has less than
 * a tenth.
 */
const maxUrl = 8192
/** Number of header lines; above it the response is 431. Browsers send about twenty, and proxies add some. */
const maxHeaders = 100

/** The options of Node's HTTP server that belong with {@link boundRequests}. */
export const headOptions = { maxHeaderSize: maxHead } as const

/**
 * Returns a function that checks the head of a request; it returns false after answering a request whose URL
 * or headers are too long.
 */
export function boundRequests(
  server: Server,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // Node silently drops headers above this number: one more than the limit is enough to detect the excess.
  server.maxHeadersCount = maxHeaders + 1
  return (request, response) => {
    const refusal = refusalOf(request)
    if (refusal) refuse(response, refusal)
    return refusal === undefined
  }
}

type Refusal = { status: number; text: string }

function refusalOf({ url = '', rawHeaders }: IncomingMessage): Refusal | undefined {
  if (url.length > maxUrl) return { status: 414, text: 'La dirección es demasiado larga.' }
  // `rawHeaders` alternates names and values.
  if (rawHeaders.length > 2 * maxHeaders)
    return { status: 431, text: 'La petición tiene demasiadas cabeceras.' }
  return undefined
}

function refuse(response: ServerResponse, { status, text }: Refusal): void {
  response.shouldKeepAlive = false
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(text)
}
