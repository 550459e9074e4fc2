import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Bytes of the first line and all headers together; more is 431. */
const longestHead = 16 * 1024
/** Letters of an address; more is 414. No address of the site has a tenth of it. */
const longestUrl = 8192
/** Lines of headers; more is 431. Browsers send some twenty, and proxies add some. */
const mostHeaders = 100

/** The options of Node's server that go with {@link boundRequests}. */
export const headOptions = { maxHeaderSize: longestHead } as const

/** Says whether a request may go on; answers it itself where its head is too long. */
export function boundRequests(
  server: Server,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // Node drops what is above this without a word: one more is enough to know.
  server.maxHeadersCount = mostHeaders + 1
  return (request, response) => {
    const refusal = refusalOf(request)
    if (refusal) refuse(response, refusal)
    return refusal === undefined
  }
}

type Refusal = { status: number; text: string }

function refusalOf({ url = '', rawHeaders }: IncomingMessage): Refusal | undefined {
  if (url.length > longestUrl) return { status: 414, text: 'La dirección es demasiado larga.' }
  // Name and value of each.
  if (rawHeaders.length > 2 * mostHeaders)
    return { status: 431, text: 'La petición tiene demasiadas cabeceras.' }
  return undefined
}

function refuse(response: ServerResponse, { status, text }: Refusal): void {
  response.shouldKeepAlive = false
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(text)
}
