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
const gatherMs = 500

/**
 * Writes lines in pieces, each at once: an asynchronous write costs more than it spares, and the one that is under way when the
 * process exits is lost.
 */
function gatherRequests(output: DestinationStream): Pick<Log, 'recordRequest' | 'flush'> {
  let lines: string[] = []
  let size = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (lines.length > 0) output.write(lines.join(''))
    lines = []
    size = 0
  }
  process.on('exit', flush)
  const recordRequest = (line: RequestLine): void => {
    const text = format(line)
    if (size + text.length > piece) flush()
    lines.push(text)
    size += text.length
    timer ??= setTimeout(flush, gatherMs).unref()
  }
  return { recordRequest, flush }
}

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

// By hand, since it stands beside a page from memory: the library's formatting, and that of the whole object, take several times as long.
function format({ id, method = '', path = '', status, ms, done, kept, stale }: RequestLine): string {
  const parts = `"level":"info","time":"${now()}","id":"${id}","method":${quote(method)},"path":${quote(path)},"status":${status}`
  const timing = ms === undefined ? '' : `,"ms":${ms}`
  const end = done === undefined ? '' : `,"done":${done}`
  return `{${parts}${timing}${end}${kept ? ',"kept":true' : ''}${stale ? ',"stale":true' : ''},"msg":"request"}\n`
}

let written = ''
let writtenAt = Number.NaN

/** The time as ISO-8601, written out once a millisecond. */
function now(): string {
  const time = Date.now()
  if (time !== writtenAt) {
    writtenAt = time
    written = new Date(time).toISOString()
  }
  return written
}
