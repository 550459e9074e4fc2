import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUnchanged } from '../../app/ui/unchanged.ts'
import { chooseEncoding } from '../accepted-encoding.ts'
import type { Form, KeptPage } from './kept-page.ts'
import { type Insert, joinPlain, joinZipped, type PagePieces } from './page-pieces.ts'

/** A request, the answer to it, and its id. */
export type Asked = { request: IncomingMessage; response: ServerResponse; id: string }

/** Sends a form of a page to a visitor; where the browser has it already, only that. */
export function sendForm({ request, response, id }: Asked, { body, length, etag, head }: Form): void {
  if (isUnchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [...head, 'x-request-id', id]).end()
    return
  }
  response
    // As one list: Node sends it as it is.
    .writeHead(200, [...head, 'content-length', length, 'x-request-id', id])
    .end(request.method === 'HEAD' ? undefined : body)
}

type Personal = { page: KeptPage; pieces: PagePieces; menu: Insert }

/** Sends a page with somebody's own menu in it, which nobody may keep. */
export function sendPersonal({ request, response, id }: Asked, { page, pieces, menu }: Personal): void {
  const isZipped = chooseEncoding(request.headers['accept-encoding']?.toString()) !== 'identity'
  const body = (isZipped ? joinZipped : joinPlain)(pieces, menu)
  const headers = {
    ...page.headers,
    'cache-control': 'private, no-store',
    ...(isZipped && { 'content-encoding': 'gzip' }),
    'content-length': String(body.length),
    'x-request-id': id,
  }
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
}
