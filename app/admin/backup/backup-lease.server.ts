import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/tables.ts'

/** The id of the only row. */
const id = 'copias'
/** A holder that has not renewed for this long is considered dead. Milliseconds. */
const leaseMs = 60_000

export type Lease = {
  /** Extends the lease and stores the progress; rejects if another instance has taken it over. */
  renew: (percent: number) => Promise<void>
  release: (failure: string | null) => Promise<void>
}

/** Acquires the lease to make a backup, exclusive over all instances; undefined if another holds it. */
export async function takeLease(db: Database): Promise<Lease | undefined> {
  const holder = randomUUID()
  const now = new Date().toISOString()
  await db
    .insertInto('backup_runs')
    .values({ id, holder: '', until: now, percent: 0, failedAt: null, failure: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await db
    .updateTable('backup_runs')
    .set({ holder, until: later(), percent: 0 })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('holder', '=', ''), eb('until', '<', now)]))
    .returning('id')
    .executeTakeFirst()
  if (!taken) return undefined
  const mine = () => db.updateTable('backup_runs').where('id', '=', id).where('holder', '=', holder)
  return {
    async renew(percent) {
      const kept = await mine().set({ until: later(), percent }).returning('id').executeTakeFirst()
      if (!kept) throw new Error('Another instance has taken over the backup')
    },
    async release(failure) {
      const failedAt = failure === null ? null : new Date().toISOString()
      await mine().set({ holder: '', failedAt, failure }).execute()
    },
  }
}

function later(): string {
  return new Date(Date.now() + leaseMs).toISOString()
}

export type RunState = {
  /** Progress of the running backup, in per cent. */
  percent: number | undefined
  failure: { at: string; why: string } | undefined
}

/** Reads whether any instance is making a backup, and whether the last one failed. */
export async function readRun(db: Database): Promise<RunState> {
  const row = await db.selectFrom('backup_runs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return { percent: undefined, failure: undefined }
  const isRunning = row.holder !== '' && row.until > new Date().toISOString()
  const { failedAt, failure } = row
  return {
    percent: isRunning ? row.percent : undefined,
    failure: failedAt !== null && failure !== null ? { at: failedAt, why: failure } : undefined,
  }
}
