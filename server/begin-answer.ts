import type { IncomingMessage, ServerResponse } from 'node:http'
import { newRequestId } from './edge/request-id.ts'
import type { Log } from './log.ts'
import { loggedPath } from './logged-path.ts'

export type AnswerParts = {
  log: Pick<Log, 'events' | 'recordRequest'>
  /** Headers that every response has. */
  headers: Readonly<Record<string, string>>
}

/**
 * Sets the request id and the common headers on a response, and logs the request when the response has been
 * sent or the client has disconnected. Returns the id.
 */
export function beginAnswer(
  { log, headers }: AnswerParts,
  request: IncomingMessage,
  response: ServerResponse,
): string {
  const id = newRequestId()
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('x-request-id', id)
  const started = performance.now()
  response.on('close', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10
    const { statusCode: status, writableFinished: done } = response
    log.recordRequest({ id, method: request.method, path: loggedPath(request.url), status, ms, done })
  })
  return id
}
