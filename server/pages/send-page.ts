import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUnchanged } from '../app/ui/unchanged.ts'
import { chooseEncoding, type Form, type KeptPage } from './kept-page.ts'
import type { Listener } from './listener.ts'
import type { Log } from './log.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

type Options = {
  cache: PageCache
  /** Name of the cookie of a session: who sends it is no visitor. */
  sessionCookie: string
  /** The headers that all answers carry. */
  headers: [string, string][]
  log: Pick<Log, 'recordRequest'>
}

/** The fast path: a page that is in memory is sent without React Router and without the database. */
export function serveKeptPages({ cache, sessionCookie, headers, log }: Options, next: Listener): Listener {
  const common = headers.flat()
  return (request, response) => {
    const key = pageKey(request, sessionCookie)
    const page = key === undefined ? undefined : cache.find(key)
    if (!page) return next(request, response)
    const id = randomUUID()
    const status = sendForm(request, response, { form: chooseForm(page, request), common, id })
    // What follows the path may name people: `?email=…` of a link in a message.
    const path = request.url?.split('?', 1)[0]
    const told = { id, method: request.method, path, status, kept: true } as const
    log.recordRequest(cache.isStale ? { ...told, stale: true } : told)
  }
}

function chooseForm(page: KeptPage, request: IncomingMessage): Form {
  return page.forms[chooseEncoding(request.headers['accept-encoding']?.toString())]
}

type Sent = { form: Form; common: string[]; id: string }

function sendForm(request: IncomingMessage, response: ServerResponse, { form, common, id }: Sent): number {
  const unchanged = isUnchanged(request.headers['if-none-match'], form.etag)
  const status = unchanged ? 304 : 200
  const own = unchanged ? withoutLength(form.headers) : form.headers
  response.writeHead(status, [...mergeHeaders(common, own), 'X-Request-Id', id])
  response.end(unchanged || request.method === 'HEAD' ? undefined : form.body)
  return status
}

const merged = new WeakMap<string[], string[]>()

/** The common headers without those that the page states itself; worked out once a form. */
function mergeHeaders(common: string[], own: string[]): string[] {
  const known = merged.get(own)
  if (known) return known
  const stated = new Set(own.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()))
  const all: string[] = []
  for (let index = 0; index < common.length; index += 2) {
    const [name = '', value = ''] = common.slice(index, index + 2)
    if (!stated.has(name.toLowerCase())) all.push(name, value)
  }
  all.push(...own)
  merged.set(own, all)
  return all
}

function withoutLength(headers: string[]): string[] {
  const index = headers.indexOf('Content-Length')
  return [...headers.slice(0, index), ...headers.slice(index + 2)]
}
