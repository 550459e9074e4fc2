import { LRUCache } from 'lru-cache'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** What is logged about a request. */
export type RequestLine = {
  id: string
  method: string | undefined
  path: string | undefined
  status: number
  ms?: number
  /** Whether the whole response was sent. */
  done?: boolean
  /** The page came from the cache. */
  kept?: true | undefined
  /** The cached page was sent although the database could not confirm that it is current. */
  stale?: true | undefined
}

/**
 * The site's log on standard output: one JSON line per event. Headers, bodies and network addresses are never
 * logged.
 */
export type Log = {
  /** Errors and warnings for operators, written synchronously. */
  events: Logger
  /** Audit lines: which account did what. Written synchronously at every level but `silent`. */
  audit: Logger
  /** Logs one line per request, buffered: a write per line costs as much as a cached page. */
  recordRequest: (line: RequestLine) => void
  /** Writes the buffered lines. */
  flush: () => void
}

/**
 * Opens the log. The buffer is also flushed when the process exits or crashes; a kill loses at most half a
 * second of requests. `onFault` is called for every error that is logged.
 */
export function openLog(level: string, onFault = (): void => {}): Log {
  // pino's default destination is asynchronous: a kill would lose lines that are not yet written.
  const output = pino.destination({ sync: true })
  const events = openLogger(level, output, onFault)
  const audit = openLogger(level === 'silent' ? 'silent' : 'info', output, onFault)
  const isTold = events.isLevelEnabled('info')
  return {
    events,
    audit,
    ...(isTold ? gatherRequests(output) : { recordRequest: () => {}, flush: () => {} }),
  }
}

/** pino's number for the level `error`. */
const faultLevel = 50
/** Characters in the buffer that trigger a write: about a hundred lines. */
const piece = 16 * 1024
/** Average characters of a line without its path. */
const lettersOfLine = 160
const gatherMs = 500

/**
 * Buffers request lines and writes each buffer synchronously: formatting line by line takes three times as
 * long. An asynchronous write would cost more, and one in progress at exit is lost.
 */
function gatherRequests(output: DestinationStream): Pick<Log, 'recordRequest' | 'flush'> {
  let told: Told[] = []
  let size = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (told.length > 0) output.write(told.map(format).join(''))
    told = []
    size = 0
  }
  process.on('exit', flush)
  const recordRequest = (line: RequestLine): void => {
    told.push({ line, at: Date.now() })
    size += lettersOfLine + (line.path?.length ?? 0)
    if (size > piece) flush()
    timer ??= setTimeout(flush, gatherMs).unref()
  }
  return { recordRequest, flush }
}

/** `at`: time of the request in milliseconds since the epoch. */
type Told = { line: RequestLine; at: number }

function openLogger(level: string, output: DestinationStream, onFault: () => void): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime
  const formatters = { level: (label: string) => ({ level: label }) }
  const hooks: LoggerOptions['hooks'] = {
    logMethod(parts, write, at) {
      if (at >= faultLevel) onFault()
      write.apply(this, parts)
    },
  }
  return pino({ level, base: null, timestamp, formatters, hooks }, output)
}

const quote = JSON.stringify
/** Characters. Every path of the site is shorter; a client may send sixteen times as many. */
const maxPathLength = 500

// Formatted by hand, because this runs for every cached page: pino, or JSON.stringify of the whole object,
// takes several times as long.
function format({ line, at }: Told): string {
  return beginLine(at) + line.id + (isUsual(line) ? endUsualLine(line) : endLine(line))
}

let begun = ''
let begunAt = Number.NaN

/** The start of a line up to its id, cached for all lines of the same millisecond. */
function beginLine(at: number): string {
  if (at !== begunAt) {
    begunAt = at
    begun = `{"level":"info","time":"${new Date(at).toISOString()}","id":"`
  }
  return begun
}

/** The rest of a line, from its id on. */
function endLine({ method = '', path = '', status, ms, done, kept, stale }: RequestLine): string {
  const shown = path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path
  const parts = `"method":${quote(method)},"path":${quote(shown)},"status":${status}`
  const timing = ms === undefined ? '' : `,"ms":${ms}`
  const end = done === undefined ? '' : `,"done":${done}`
  return `",${parts}${timing}${end}${kept ? ',"kept":true' : ''}${stale ? ',"stale":true' : ''},"msg":"request"}\n`
}

/**
 * Whether a line is of the most frequent kind, a cached page sent with 200: such lines differ only in their
 * path.
 */
function isUsual({ method, status, ms, done, kept, stale }: RequestLine): boolean {
  return (
    kept === true && method === 'GET' && status === 200 && !stale && ms === undefined && done === undefined
  )
}

const usualEnds = new LRUCache<string, string>({ max: 1000 })

function endUsualLine(line: RequestLine): string {
  const { path = '' } = line
  const known = usualEnds.get(path)
  if (known !== undefined) return known
  const end = endLine(line)
  usualEnds.set(path, end)
  return end
}
