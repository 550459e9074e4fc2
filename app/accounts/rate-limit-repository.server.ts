import type { Database } from '../db/tables.ts'

export type Limit = { key: string; max: number; windowSeconds: number }

export type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts one attempt and says whether it is still within the limit. One statement, so that attempts that come at the
 * same moment, to several instances, are all counted.
 */
export async function countAttempt(db: Database, { key, max, windowSeconds }: Limit): Promise<Attempt> {
  const now = new Date()
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000).toISOString()
  const nowText = now.toISOString()
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('rate_limits.resetsAt', '<=', nowText)
          .then(1)
          .else(eb('rate_limits.count', '+', 1))
          .end(),
        resetsAt: eb
          .case()
          .when('rate_limits.resetsAt', '<=', nowText)
          .then(resetsAt)
          .else(eb.ref('rate_limits.resetsAt'))
          .end(),
      })),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow()
  if (row.count <= max) return { allowed: true }
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(row.resetsAt) - now.getTime()) / 1000)),
  }
}

/** Takes one attempt back: it turned out to be a good one. */
export async function forgiveAttempt(db: Database, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function deleteAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Counters whose time is over say nothing any more. */
export async function deleteExpiredAttempts(db: Database): Promise<void> {
  await db.deleteFrom('rate_limits').where('resetsAt', '<=', new Date().toISOString()).execute()
}
