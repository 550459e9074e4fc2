import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUnchanged } from '../../app/platform/http/header-values.server.ts'
import { chooseEncoding } from '../edge/accepted-encoding.ts'
import type { Form, KeptPage } from './kept-page.ts'
import { type Insert, joinPlain, joinZipped, type PagePieces } from './page-pieces.ts'

/** A request with its response and its request id. */
export type Asked = { request: IncomingMessage; response: ServerResponse; id: string }

/** Sends a form of a page to a visitor; 304 without a body when the browser already has it. */
export function sendForm({ request, response, id }: Asked, form: Form): void {
  if (isUnchanged(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, withId(form.emptyHead, id)).end()
    return
  }
  response.writeHead(200, withId(form.head, id)).end(request.method === 'HEAD' ? undefined : form.body)
}

/**
 * Writes the request id into the shared header list of a form. Node copies the list synchronously, so one
 * list serves all responses.
 */
function withId(head: string[], id: string): string[] {
  head[head.length - 1] = id
  return head
}

type Personal = { page: KeptPage; pieces: PagePieces; menu: Insert }

/** Sends a page with a signed-in user's menu, which no cache may store. */
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
