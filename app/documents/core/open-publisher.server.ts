import type { Database } from '../../platform/db/tables.ts'
import { findNextDue, publishDue } from './publish-due.server.ts'
import type { Registry } from './registry.server.ts'

/** Publishes scheduled drafts. */
export type Publisher = {
  /** Checks for due drafts at once and rearms the timer. Call it after a date was set or changed. */
  look: () => void
  close: () => Promise<void>
}

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    publisher: Publisher
  }
}

/** Polling interval: another instance may have scheduled a draft. */
const everyMs = 60_000

/**
 * Publishes overdue drafts at once and later ones at their time, until `close` is called. Errors go to
 * `reportError`, and the publisher retries after a minute.
 */
export function openPublisher(
  db: Database,
  registry: Registry,
  reportError: (error: unknown) => void,
): Publisher {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let asked = false
  let running: Promise<void> | undefined

  const arm = (ms: number): void => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(look, ms).unref()
  }
  const run = async (): Promise<void> => {
    while (asked && !isClosed) {
      asked = false
      if ((await publishDue(db, registry, new Date().toISOString())) > 0) asked = true
    }
    const next = isClosed ? undefined : await findNextDue(db)
    arm(next === undefined ? everyMs : Math.min(everyMs, Math.max(0, Date.parse(next) - Date.now())))
  }
  const look = (): void => {
    asked = true
    running ??= run()
      .catch((error: unknown) => {
        reportError(error)
        arm(everyMs)
      })
      .finally(() => {
        running = undefined
        if (asked && !isClosed) arm(0)
      })
  }
  look()
  return {
    look,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
