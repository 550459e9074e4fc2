import { type Logger, pino } from 'pino'

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
  kept?: true
  /** The database could not say whether it is current. */
  stale?: true
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
  flush: () => Promise<void>
}

/**
 * Opens the log. What is gathered is also written when the process exits or crashes; a kill loses the requests of half a
 * second at most.
 */
export function openLog(level: string): Log {
  const events = openLogger(level)
  const audit = openLogger(level === 'silent' ? 'silent' : 'info')
  if (!events.isLevelEnabled('info')) return { events, audit, recordRequest: () => {}, flush: async () => {} }
  const gathered = pino.destination({
    sync: false,
    // The system writes up to 4 kB in one piece: no line is cut by one that is written at once.
    minLength: 3 * 1024,
    maxWrite: 4 * 1024,
    // A reader that stands still costs lines, and never all memory.
    maxLength: 16 * 1024 * 1024,
    periodicFlush: 500,
  })
  return {
    events,
    audit,
    // Beside a page from memory the library's own formatting is slow.
    recordRequest: (line) =>
      void gathered.write(`${JSON.stringify({ level: 'info', time: now(), ...line, msg: 'request' })}\n`),
    // What it may report is that a pipe cannot be made to stay on a disk.
    flush: () => new Promise((resolve) => gathered.flush(() => resolve())),
  }
}

function openLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
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
