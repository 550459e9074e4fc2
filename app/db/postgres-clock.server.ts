import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { ContentClock } from './content-clock.server.ts'

const RECONNECT_AFTER_MS = 1000

/**
 * Listens to the notices that the triggers send at each commit (https://www.postgresql.org/docs/18/sql-notify.html).
 * While the connection is lost every look counts as a change, so nothing old is served.
 */
export async function openNoticeClock(url: string): Promise<ContentClock> {
  let count = 0
  let listening = false
  let closed = false
  let reconnecting = false
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'engrana-clock', keepAlive: true })
    next.on('notification', () => count++)
    next.on('error', () => {})
    next.on('end', () => {
      listening = false
      if (!reconnecting) void reconnect()
    })
    client = next
    await next.connect()
    await next.query('listen content_versions')
    count++
    listening = true
  }
  const reconnect = async (): Promise<void> => {
    reconnecting = true
    while (!closed && !listening) {
      await pause(RECONNECT_AFTER_MS, undefined, { ref: false })
      // A failed attempt ends its own client; the loop is what answers to it.
      await connect().catch(() => client?.end().catch(() => {}))
    }
    reconnecting = false
  }
  await connect()
  return {
    read: () => (listening ? count : ++count),
    touch() {
      count++
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
