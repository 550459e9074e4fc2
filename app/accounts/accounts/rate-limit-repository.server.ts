import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/tables.ts'

export type Limit = { key: string; max: number; windowSeconds: number }

export type Refusal = { allowed: false; retryAfterSeconds: number }
export type Attempt = { allowed: true } | Refusal

/** What stands in the key of a counter for somebody: counters hold no address of anybody in the clear. */
export function digestForKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27)
}

type Counter = { key: string; count: number; resetsAt: string }

/**
 * Counts one attempt under every limit and says whether it is still within all of them. What one limit refuses
 * counts under none: whoever is stopped at one door must not close the others.
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
  // Attempts that came at the same moment were all counted: the numbers now tell which came too late.
  const over = counters.filter(({ key, count }) => count > maxOf(limits, key))
  return longestWait(over, now) ?? { allowed: true }
}

/** Counts attempts that came at the same moment, each under one limit: one statement for all. Also those that are refused count. */
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

/** The refusal of what one more attempt would exceed, without counting it. */
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

/** As many counters whose time is over go at once. */
const sweptAtOnce = 50

/** Takes attempts back that turned out to be good ones: `forget` begins anew, `takeOne` counts one less. */
export async function forgiveAttempts(
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
    // In one order for everybody: else two that hold what the other wants would wait for ever.
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

/** One statement, so that attempts that come at the same moment, to several instances, are all counted. */
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
