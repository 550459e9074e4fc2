import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/tables.ts'

export type Limit = { key: string; max: number; windowSeconds: number }

export type Refusal = { allowed: false; retryAfterSeconds: number }
export type Attempt = { allowed: true } | Refusal

/** Returns a digest for counter keys, so that counters contain no plain addresses. */
export function digestForKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27)
}

type Counter = { key: string; count: number; resetsAt: string }

/**
 * Counts one attempt under every limit and returns whether it is within all of them. An attempt rejected by
 * one limit counts under none, so that a rejected client does not use up the other limits.
 */
export async function countAttempts(db: Database, limits: readonly Limit[]): Promise<Attempt> {
  const refused = await findRefusal(db, limits)
  if (refused) return refused
  const now = new Date()
  const counters = await add(
    db,
    limits.map((limit) => ({ ...limit, times: 1 })),
    now,
  )
  // Concurrent attempts were all counted; the counts show which of them exceed a limit.
  const over = counters.filter(({ key, count }) => count > maxOf(limits, key))
  return longestWait(over, now) ?? { allowed: true }
}

/** Counts concurrent attempts in one statement, each under one limit. Rejected attempts count too. */
export async function countTogether(db: Database, limits: readonly Limit[]): Promise<Attempt[]> {
  const now = new Date()
  const tries = [...Map.groupBy(limits, ({ key }) => key).values()].flatMap((same) =>
    same.slice(0, 1).map((limit) => ({ ...limit, times: same.length })),
  )
  const counters = new Map((await add(db, tries, now)).map((counter) => [counter.key, counter]))
  const left = new Map(tries.map(({ key, times }) => [key, (counters.get(key)?.count ?? times) - times]))
  return limits.map(({ key, max }) => {
    const count = (left.get(key) ?? 0) + 1
    left.set(key, count)
    const counter = counters.get(key)
    return (count > max && counter && longestWait([counter], now)) || { allowed: true }
  })
}

/** Returns the rejection if one more attempt would exceed a limit, without counting an attempt. */
export async function findRefusal(db: Database, limits: readonly Limit[]): Promise<Refusal | undefined> {
  const now = new Date()
  const counters = await db
    .selectFrom('rate_limits')
    .select(['key', 'count', 'resetsAt'])
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .where('resetsAt', '>', now.toISOString())
    .execute()
  return longestWait(
    counters.filter(({ key, count }) => count >= maxOf(limits, key)),
    now,
  )
}

/** Maximum number of expired counters deleted at once. */
const sweptAtOnce = 50

/** Uncounts attempts that succeeded: `forget` deletes counters, `takeOne` decrements them. */
export async function resetAttempts(
  db: Database,
  { forget, takeOne }: { forget: string[]; takeOne: string[] },
): Promise<void> {
  const now = new Date().toISOString()
  await db.transaction().execute(async (transaction) => {
    const over = await transaction
      .selectFrom('rate_limits')
      .select('key')
      .where('resetsAt', '<=', now)
      .limit(sweptAtOnce)
      .execute()
    // Processes the keys in one order, which prevents deadlocks.
    for (const key of [...forget, ...takeOne, ...over.map((counter) => counter.key)].sort()) {
      if (takeOne.includes(key)) await takeOneBack(transaction, key)
      else await deleteCounter(transaction, { key, endedBefore: forget.includes(key) ? undefined : now })
    }
  })
}

async function deleteCounter(
  db: Database,
  { key, endedBefore }: { key: string; endedBefore: string | undefined },
): Promise<void> {
  const one = db.deleteFrom('rate_limits').where('key', '=', key)
  await (endedBefore === undefined ? one : one.where('resetsAt', '<=', endedBefore)).execute()
}

async function takeOneBack(db: Database, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Increments counters in one statement, so that concurrent attempts on several instances are all counted. */
function add(db: Database, limits: readonly (Limit & { times: number })[], now: Date): Promise<Counter[]> {
  const nowText = now.toISOString()
  const endOf = ({ windowSeconds }: Limit): string =>
    new Date(now.getTime() + windowSeconds * 1000).toISOString()
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return db
    .insertInto('rate_limits')
    .values(ordered.map((limit) => ({ key: limit.key, count: limit.times, resetsAt: endOf(limit) })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb.case().when('rate_limits.resetsAt', '<=', nowText)
        return {
          count: isOver
            .then(eb.ref('excluded.count'))
            .else(eb('rate_limits.count', '+', eb.ref('excluded.count')))
            .end(),
          resetsAt: isOver.then(eb.ref('excluded.resetsAt')).else(eb.ref('rate_limits.resetsAt')).end(),
        }
      }),
    )
    .returning(['key', 'count', 'resetsAt'])
    .execute()
}

function maxOf(limits: readonly Limit[], key: string): number {
  return limits.find((limit) => limit.key === key)?.max ?? 0
}

function longestWait(counters: Counter[], now: Date): Refusal | undefined {
  if (counters.length === 0) return undefined
  const end = Math.max(...counters.map(({ resetsAt }) => Date.parse(resetsAt)))
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((end - now.getTime()) / 1000)) }
}
