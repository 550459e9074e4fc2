import { expect, test } from 'vitest'
import { maxWaiting, openPasswordQueue } from './password-queue.server.ts'

const here = new AbortController().signal

/** Returns work that runs until `end` is called. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const work = async (): Promise<string> => {
    begun++
    await promise
    return 'done'
  }
  return { work, end: resolve, begun: () => begun }
}

test('runs a few calls at once, queues hundreds, and rejects the next one immediately', async () => {
  const { inTurn } = openPasswordQueue(2)
  const { work, end, begun } = openWork()
  const answers = Array.from({ length: maxWaiting + 2 }, () => inTurn(here, work))
  expect(await inTurn(here, work)).toBe('busy')
  expect(begun()).toBe(2)
  end()
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['done']))
  expect(await inTurn(here, work)).toBe('done')
})

test('skips the work of aborted requests, and does not exceed its concurrency', async () => {
  const { inTurn } = openPasswordQueue(1)
  const { work, end, begun } = openWork()
  const [first, second] = [new AbortController(), new AbortController()]
  const answers = [inTurn(first.signal, work), inTurn(second.signal, work), inTurn(here, work)]
  const settled = Promise.allSettled(answers)
  first.abort()
  second.abort()
  await Promise.resolve()
  expect(begun()).toBe(1)
  end()
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(begun()).toBe(2)
})

test('continues after work that failed', async () => {
  const { inTurn } = openPasswordQueue(1)
  await expect(inTurn(here, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await inTurn(here, async () => 'next')).toBe('next')
})

test('estimates the waiting time by the place in the queue, and 0 once the work has started', async () => {
  const { inTurn, secondsUntil } = openPasswordQueue(1)
  const { work, end } = openWork()
  const tickets = Array.from({ length: 100 }, (_, at) => `t${at}`)
  const answers = tickets.map((ticket) => inTurn(here, work, ticket))
  const told = tickets.map((ticket) => secondsUntil(ticket))
  expect(told[0]).toBe(0)
  expect(told[1]).toBe(1)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.at(-1)).toBeGreaterThan(10)
  expect(secondsUntil()).toBeGreaterThanOrEqual(told.at(-1) ?? 0)
  expect(secondsUntil('of-nobody')).toBe(0)
  end()
  await Promise.all(answers)
  expect(secondsUntil('t99')).toBe(0)
})

test('runs background work when the queue is empty, even if it was added earlier', async () => {
  const { inTurn, atLeisure } = openPasswordQueue(1)
  const { work, end } = openWork()
  const order: string[] = []
  const first = inTurn(here, work)
  const { promise, resolve } = Promise.withResolvers<void>()
  atLeisure(async () => {
    order.push('leisure')
    resolve()
  })
  const second = inTurn(here, async () => order.push('second'))
  end()
  await Promise.all([first, second, promise])
  expect(order).toEqual(['second', 'leisure'])
})
