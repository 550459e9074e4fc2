import { createHash, timingSafeEqual } from 'node:crypto'
import type { Gauge as GaugeOf, Registry } from 'prom-client'
import { readPoolUsage } from '../db/pool-use.ts'
import type { Database } from '../db/tables.ts'

/** A request to count; the log writes the same line. */
type CountedRequest = {
  method: string | undefined
  status: number
  /** Duration of the response in milliseconds; undefined for a cached page. */
  ms?: number
  /** The page came from the cache. */
  kept?: true | undefined
}

/** Counters and gauges of the site, for Prometheus. */
export type Metrics = {
  recordRequest: (request: CountedRequest) => void
  recordFault: () => void
  /** Adds gauges of a database; `ping` rejects when it does not answer. */
  watchDatabase: (database: Database, ping: () => Promise<unknown>) => void
  /** Adds gauges of the client connections. */
  watchConnections: (read: () => { open: number; refused: number }) => void
  /** Whether an Authorization header has the operator's token; compared in constant time. */
  isAllowed: (authorization: string | null) => boolean
  /** All metrics as text with its content type (Prometheus exposition format 0.0.4). */
  read: () => Promise<{ type: string; text: string }>
}

/** Seconds. A page from the database takes some milliseconds, a large upload minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Opens the metrics: requests, errors, and the process itself (memory, event loop, garbage collection).
 * `token` is the bearer token for reading.
 */
export async function openMetrics(token: string): Promise<Metrics> {
  // Few sites need this package; a static import would also split the bundle.
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, by method, status, and whether the page came from memory.',
    labelNames: ['method', 'status', 'kept'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer; pages from memory are not timed.',
    labelNames: ['method'],
    buckets,
    registers,
  })
  const faults = new Counter({ name: 'engrana_faults_total', help: 'Faults written to the log.', registers })
  const expected = digest(`Bearer ${token}`)
  return {
    recordRequest({ method = '', status, ms, kept }) {
      const known = knownMethods.has(method) ? method : 'other'
      requests.inc({ method: known, status: String(status), kept: kept ? '1' : '0' })
      if (ms !== undefined) durations.observe({ method: known }, ms / 1000)
    },
    recordFault: () => faults.inc(),
    watchDatabase: (database, ping) => watchDatabase({ Gauge, registers }, database, ping),
    watchConnections: (read) => watchConnections({ Gauge, registers }, read),
    isAllowed: (authorization) => timingSafeEqual(digest(authorization ?? ''), expected),
    read: async () => ({ type: register.contentType, text: await register.metrics() }),
  }
}

type Register = { Gauge: typeof GaugeOf; registers: Registry[] }

function watchDatabase(
  { Gauge, registers }: Register,
  database: Database,
  ping: () => Promise<unknown>,
): void {
  new Gauge({
    name: 'engrana_database_up',
    help: '1 when the database answers.',
    registers,
    async collect() {
      this.set(
        await ping().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  new Gauge({
    name: 'engrana_database_connections',
    help: 'Connections to a database server: lent, idle; and who waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(readPoolUsage(database) ?? {})) this.set({ state }, count)
    },
  })
}

function watchConnections(
  { Gauge, registers }: Register,
  read: () => { open: number; refused: number },
): void {
  const help = 'Connections of people: open now, and refused since the start because there were too many.'
  new Gauge({
    name: 'engrana_connections',
    help,
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(read())) this.set({ state }, count)
    },
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

declare module '../http/app-context.ts' {
  interface AppContext {
    /** Undefined where metrics are off. */
    metrics: Metrics | undefined
  }
}
