import type { IncomingMessage, ServerResponse } from 'node:http'

/** How often a file is asked for again: a proxy that chooses among two instances at random misses the right one once in some hundreds. */
const mostTries = 8
const lostFile = /^(\/assets\/[\w.-]+)(?:\?intento=(\d))?$/

/**
 * A file of a build that this instance does not have may be on another one, while they are updated one after the other: a redirect to
 * the same address sends the request through the proxy again. Gives whether it has answered; after some tries the file is nowhere.
 */
export function askElsewhere(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  headers: readonly (readonly [string, string])[],
): boolean {
  const [, path, tried = '0'] = lostFile.exec(url) ?? []
  const tries = Number(tried) + 1
  if (path === undefined || tries > mostTries) return false
  for (const [name, value] of headers) response.setHeader(name, value)
  response.writeHead(307, { Location: `${path}?intento=${tries}`, 'Cache-Control': 'no-store' }).end()
  return true
}
