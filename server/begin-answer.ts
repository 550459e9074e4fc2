import { randomFillSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
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

const bytesOfId = 16
const pool = Buffer.alloc(512 * bytesOfId)
let next = pool.length

/**
 * A request id: 128 random bits in hexadecimal. As random as a UUID but made in a third of the time, which
 * matters for cached pages.
 */
export function newRequestId(): string {
  if (next === pool.length) {
    randomFillSync(pool)
    next = 0
  }
  next += bytesOfId
  // A new string per id: a slice of one long string would keep the whole string in memory.
  return pool.toString('hex', next - bytesOfId, next)
}
