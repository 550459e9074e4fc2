import type { ServerBuild } from 'react-router'
import { listReadTables } from '../../app/documents/core/pages.server.ts'
import { madridDate } from '../../app/platform/dates/madrid-date.ts'
import { registry } from '../../app/start/registry.server.ts'
import type { Services } from '../../app/start/services.server.ts'
import { securityHeaders } from '../edge/security-headers.ts'
import type { Listener, RequestFacts } from '../listener.ts'
import type { Log } from '../log.ts'
import { answerPages } from './answer.ts'
import { type CachePolicy, createCachePolicyFinder } from './cache-policy.ts'
import { type Made, PageCache } from './page-cache.ts'
import { openReaders } from './readers.ts'
import { createVersionReader } from './version-reader.ts'
import { Versions } from './versions.ts'

type Parts = {
  services: Services
  log: Pick<Log, 'events' | 'recordRequest'>
  routes: ServerBuild['routes']
  /** Renders the response to any request. */
  answer: (request: Request, facts: RequestFacts) => Promise<Response>
}

type Pages = {
  /** Puts the page cache in front of a listener. */
  answerPages: (next: Listener) => Listener
  /** Reports that the database has answered: the next request checks again whether cached pages are stale. */
  askAgain: () => void
  /** Reads the versions of all nouns from the database, when they may have changed. */
  catchUp: () => Promise<unknown>
}

/** Headers of a rendered page that the cache replaces by its own. */
const ofCaching = new Set(['vary', 'cache-control'])

/** Opens the page cache of a site. */
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
  // Nothing of the first visitor's request may reach a shared page, so the origin comes from the settings.
  const origin = config.siteUrl ?? 'http://localhost'
  const render = async ({ key, path }: CachePolicy, id: string): Promise<Made> => {
    const response = await answer(new Request(origin + key), { id, network: 'everybody' })
    if (response.status !== 200 || response.headers.has('Set-Cookie')) return response
    const own = [...response.headers].filter(([name]) => !ofCaching.has(name))
    const html = await response.text()
    return { html, headers: { ...headers, ...Object.fromEntries(own) }, menu: readers.visitorMenu(path) }
  }
  const policy = createCachePolicyFinder(routes, {
    documents: listReadTables(registry.kinds),
    siteUrl: config.siteUrl,
  })
  const options = { plan: policy, cache, readers, render, log, headers }
  return {
    answerPages: (next) => answerPages(options, next),
    askAgain: () => versions.askAgain(),
    catchUp: () => versions.catchUp(),
  }
}

const recheckAfterMs = 1000

/**
 * Returns a clock of today's date in Madrid, as YYYY-MM-DD, computed at most once a second: time-zone
 * arithmetic is slow compared with a cached page.
 */
function createDayClock(): () => string {
  let day = ''
  let checked = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - checked >= recheckAfterMs) {
      day = madridDate(new Date())
      checked = now
    }
    return day
  }
}
