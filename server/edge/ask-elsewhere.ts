import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Redirects per file. Behind a proxy that chooses between two instances at random, all of them miss the right
 * instance once in some hundreds of requests.
 */
const maxTries = 8
const lostFile = /^(\/assets\/[\w.-]+)(?:\?intento=(\d))?$/

/**
 * During a rolling update, a build file that this instance lacks may be on another one: redirects to the same
 * address, so that the proxy chooses an instance again. Returns false, without answering, once the limit of
 * redirects is reached.
 */
export function askElsewhere(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  headers: readonly (readonly [string, string])[],
): boolean {
  const [, path, tried = '0'] = lostFile.exec(url) ?? []
  const tries = Number(tried) + 1
  if (path === undefined || tries > maxTries) return false
  for (const [name, value] of headers) response.setHeader(name, value)
  response.writeHead(307, { Location: `${path}?intento=${tries}`, 'Cache-Control': 'no-store' }).end()
  return true
}
