import { LRUCache } from 'lru-cache'
import { everyHour } from '../../platform/db/every-hour.ts'
import type { Database } from '../../platform/db/tables.ts'
import { deleteOldAuditEntries, saveAuditEntry } from './audit-repository.server.ts'
import type { AuditEntry, AuditWriter } from './record-audit.ts'

/**
 * Delay in milliseconds before a failed sign-in is written, so that the response time does not reveal whether
 * the account is an admin's or editor's.
 */
const afterTheAnswer = 500
const hourMs = 60 * 60 * 1000
/**
 * Maximum number of entries per hour for one kind of rejection and account, so that outsiders cannot flood
 * the register.
 */
const refusalsAnHour = 60
const refusals = /refused$|slowed$/

/** The register of actions by admins and editors, in addition to the log. */
export type AuditTrail = {
  /** Creates a writer for one request; `settled` resolves when its entries are stored. */
  open: () => { write: AuditWriter; settled: () => Promise<void> }
  /** Writes the delayed entries and stops. */
  close: () => Promise<void>
}

/** Opens the register. Errors go to `report`. Old entries are deleted every hour. */
export function openAuditTrail(db: Database, report: (error: unknown) => void): AuditTrail {
  const allows = openRefusalLimit()
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>()
  const running = new Set<Promise<void>>()
  const save = (entry: AuditEntry, now: Date): Promise<void> => {
    const saved = saveAuditEntry(db, entry, now).then(() => undefined, report)
    running.add(saved)
    return saved.finally(() => running.delete(saved))
  }
  const later = (entry: AuditEntry, now: Date): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      void save(entry, now)
    }, afterTheAnswer)
    waiting.set(timer, () => save(entry, now))
  }
  const stopForgetting = everyHour(() => deleteOldAuditEntries(db, new Date()), report)
  return {
    open() {
      const own: Promise<void>[] = []
      const write: AuditWriter = (entry) => {
        if (!allows(entry)) return
        const now = new Date()
        if (refusals.test(entry.action)) later(entry, now)
        else own.push(save(entry, now))
      }
      return { write, settled: async () => void (await Promise.all(own)) }
    },
    async close() {
      const forgotten = stopForgetting()
      for (const [timer, write] of waiting) {
        clearTimeout(timer)
        void write()
      }
      await Promise.all([...running, forgotten])
    },
  }
}

function openRefusalLimit(): (entry: AuditEntry) => boolean {
  const counts = new LRUCache<string, { count: number }>({ max: 1000, ttl: hourMs })
  return ({ action, accountId = '', email = '' }) => {
    if (!refusals.test(action)) return true
    const key = action === 'admin-refused' ? action : `${action} ${accountId} ${email}`
    const counted = counts.get(key) ?? { count: 0 }
    if (counted.count === 0) counts.set(key, counted)
    counted.count++
    return counted.count <= refusalsAnHour
  }
}
