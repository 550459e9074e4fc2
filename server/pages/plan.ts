import type { IncomingMessage } from 'node:http'

/** Parameters that choose what a page shows; sorted. Others never reach a key. */
const shownParameters = ['bloque', 'categoria', 'desde', 'paginas', 'problema']
/** Parameters whose answer is for one person: a page that has one is not kept. */
const personalParameters = ['tema']
/** Screens of accounts and of the editor, the health check, and React Router's own address: their parameters matter, their answers are not kept. */
const personalPaths =
  /^\/(?:__manifest|api|cuenta|edit|editar|editor|entrar|recuperar|salir|salud|subidas)(?:\/|$)/
const maxLength = 300

/**
 * The name under which the answer to a visitor's request is kept, or undefined where it may not be: another method, somebody
 * signed in, an odd spelling of a path. No header reaches the key, and unknown parameters neither (they are cut
 * off before the page is made, see `keptAddress`).
 */
export function pageKey(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  sessionCookie: string,
): string | undefined {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.cookie?.includes(sessionCookie)) return undefined
  return keptAddress(url)
}

/** Path and known parameters of an address, in one spelling; undefined for what is not kept. */
export function keptAddress(url: string): string | undefined {
  if (url.length > maxLength) return undefined
  const question = url.indexOf('?')
  const path = question < 0 ? url : url.slice(0, question)
  if (!/^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/.test(path)) return undefined
  if (personalPaths.test(path)) return undefined
  if (question < 0) return path
  const given = new URLSearchParams(url.slice(question + 1))
  if (personalParameters.some((name) => given.has(name))) return undefined
  const kept = new URLSearchParams()
  for (const name of shownParameters) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}
