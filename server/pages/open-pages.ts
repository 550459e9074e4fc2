import type { ServerBuild } from 'react-router'
import { listReadTables } from '../../app/documents/core/pages.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import type { Services } from '../../app/start/services.server.ts'
import { securityHeaders } from '../edge/security-headers.ts'
import type { Listener, RequestFacts } from '../listener.ts'
import type { Log } from '../log.ts'
import { answerPages } from './answer.ts'
import { createDayClock } from './day-clock.ts'
import { type Made, PageCache } from './page-cache.ts'
import { createPlanner, type Plan } from './plan.ts'
import { openReaders } from './readers.ts'
import { createVersionReader } from './version-reader.ts'
import { Versions } from './versions.ts'

type Parts = {
  services: Services
  log: Pick<Log, 'events' | 'recordRequest'>
  routes: ServerBuild['routes']
  /** Makes the answer to any request. */
  answer: (request: Request, facts: RequestFacts) => Promise<Response>
}

type Pages = {
  /** Puts the pages in memory before another listener. */
  answerPages: (next: Listener) => Listener
  /** The database has answered somebody: whether pages are old is asked again at the next request. */
  askAgain: () => void
  /** Finds out what has changed, as far as the database says it. */
  catchUp: () => Promise<unknown>
}

/** Of headers that a page states itself, those that kept pages have of their own. */
const ofCaching = new Set(['vary', 'cache-control'])

/** Opens the pages in memory of a site. */
export function openPages({ services, log, routes, answer }: Parts): Pages {
  const { config, accounts, clock } = services
  const versions = new Versions({
    clock,
    readVersions: createVersionReader(services),
    today: createDayClock(),
  })
  const cache = new PageCache(versions, config.pagesMemory)
  const headers = securityHeaders(config.secure)
  const readers = openReaders(accounts)
  // Nothing of the request that asked first reaches a page for everybody.
  const origin = config.siteUrl ?? 'http://localhost'
  const render = async ({ key, path }: Plan, id: string): Promise<Made> => {
    const response = await answer(new Request(origin + key), { id, network: 'everybody' })
    if (response.status !== 200 || response.headers.has('Set-Cookie')) return response
    const own = [...response.headers].filter(([name]) => !ofCaching.has(name))
    const html = await response.text()
    return { html, headers: { ...headers, ...Object.fromEntries(own) }, menu: readers.visitorMenu(path) }
  }
  const plan = createPlanner(routes, { documents: listReadTables(registry.kinds), siteUrl: config.siteUrl })
  const options = { plan, cache, readers, render, log, headers }
  return {
    answerPages: (next) => answerPages(options, next),
    askAgain: () => versions.askAgain(),
    catchUp: () => versions.catchUp(),
  }
}
