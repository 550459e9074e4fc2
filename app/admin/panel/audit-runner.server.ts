import type { FieldTexts } from '../../documents/core/field.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { Pictures } from '../../documents/media/pictures.ts'
import type { Database } from '../../platform/db/tables.ts'
import { nameWorker, openThreadPool } from '../../platform/markdown/thread-pool.server.ts'
import { releaseClaims, saveFindings, takeClaim } from './attention-claims.server.ts'
import type { DocumentReport } from './content-audit.server.ts'
import { findAttention, type Reporter } from './find-attention.server.ts'

const threads = openThreadPool(0)
const worker = nameWorker<{ tipo: string; fields: FieldTexts }, DocumentReport | undefined>(
  '../../start/workers/attention-worker',
  import.meta.url,
)

const report: Reporter = (kind, fields) => threads(worker, { tipo: kind.tipo, fields })

type Keeper = {
  db: Database
  registry: Registry
  pictures: Pick<Pictures, 'find'>
  reportError: (error: unknown) => void
}

/** Delay between saving a document and checking it, in milliseconds. */
const pauseMs = 3_000
const hourMs = 3_600_000

/**
 * Checks all documents in the queue and returns how many. Errors are reported; those documents wait for the
 * next hour.
 */
export async function auditWaiting(keeper: Keeper, isClosed: () => boolean = () => false): Promise<number> {
  for (let count = 0; ; count++) {
    const claim = isClosed() ? undefined : await takeClaim(keeper.db, new Date().toISOString())
    if (!claim) return count
    try {
      const kind = keeper.registry.find(claim.tipo)
      const found = kind && (await findAttention({ ...keeper, report }, kind, claim.id))
      await saveFindings(keeper.db, claim, found ?? [])
    } catch (error) {
      await saveFindings(keeper.db, claim, undefined)
      keeper.reportError(error)
    }
  }
}

/**
 * Checks documents soon after they change, and rechecks the oldest every hour, until the returned function is
 * called.
 */
export function startContentAudit(keeper: Keeper): () => Promise<void> {
  let isClosed = false
  let running: Promise<void> | undefined
  const look = (): void => {
    running ??= auditWaiting(keeper, () => isClosed)
      .then(() => undefined, keeper.reportError)
      .finally(() => {
        running = undefined
      })
  }
  const again = (): void => void releaseClaims(keeper.db, new Date()).catch(keeper.reportError)
  const timers = [setInterval(look, pauseMs), setInterval(again, hourMs)]
  for (const timer of timers) timer.unref()
  return async () => {
    isClosed = true
    for (const timer of timers) clearInterval(timer)
    await running
  }
}
