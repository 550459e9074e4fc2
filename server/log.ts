import { LRUCache } from 'lru-cache'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** What is told of one request. */
export type RequestLine = {
  id: string
  method: string | undefined
  path: string | undefined
  status: number
  ms?: number
  /** Whether the answer was sent whole. */
  done?: boolean
  /** The page came from memory. */
  kept?: true | undefined
  /** The database could not say whether it is current. */
  stale?: true | undefined
}

/** What the site writes on standard output: one JSON line per event. Headers, bodies and addresses of people are never logged. */
export type Log = {
  /** Faults and what operators should know: written before the work goes on. */
  events: Logger
  /** Who did what: written before the work goes on, whatever level the others have; only `silent` silences it. */
  audit: Logger
  /** One line per request, gathered for a moment: a write for each costs as much as the page. */
  recordRequest: (line: RequestLine) => void
  /** Writes what is gathered. */
  flush: () => void
}

/**
 * Opens the log. What is gathered is also written when the process exits or crashes; a kill loses the requests of half a
 * second at most. `onFault` hears of every fault that is written.
 */
export function openLog(level: string, onFault = (): void => {}): Log {
  // The library's own destination is asynchronous: a kill would lose what it has not written yet.
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

/** The number that pino gives to faults. */
const faultLevel = 50
/** Letters: some hundred lines. */
const piece = 16 * 1024
/** Letters of a line beside its path, about. */
const lettersOfLine = 160
const gatherMs = 500

/**
 * Makes and writes lines in pieces, each at once: line by line they take three times as long beside a page from memory. An asynchronous
 * write costs more than it spares, and the one that is under way when the process exits is lost.
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

/** `at`: when it was told, in milliseconds. */
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
/** No address of the site has so many letters; strangers may send sixteen times as many. */
const longestPath = 500

// By hand, since it stands beside a page from memory: the library's formatting, and that of the whole object, take several times as long,
// and every piece of a line costs.
function format({ line, at }: Told): string {
  return beginLine(at) + line.id + (isUsual(line) ? endUsualLine(line) : endLine(line))
}

let begun = ''
let begunAt = Number.NaN

/** A line up to its id, written out once for all lines of a millisecond. */
function beginLine(at: number): string {
  if (at !== begunAt) {
    begunAt = at
    begun = `{"level":"info","time":"${new Date(at).toISOString()}","id":"`
  }
  return begun
}

/** A line from its id on. */
function endLine({ method = '', path = '', status, ms, done, kept, stale }: RequestLine): string {
  const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path
  const parts = `"method":${quote(method)},"path":${quote(shown)},"status":${status}`
  const timing = ms === undefined ? '' : `,"ms":${ms}`
  const end = done === undefined ? '' : `,"done":${done}`
  return `",${parts}${timing}${end}${kept ? ',"kept":true' : ''}${stale ? ',"stale":true' : ''},"msg":"request"}\n`
}

/** What most lines of most minutes say: they differ in their path alone. */
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
