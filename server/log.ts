import { type Logger, pino } from 'pino'

export type { Logger }

/** One JSON line per event on standard output; headers, bodies and addresses of people are never logged. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}

/** Audit lines are written whatever level the others have; only `silent` silences them. */
export function createAuditLogger(level: string): Logger {
  return createLogger(level === 'silent' ? 'silent' : 'info')
}
