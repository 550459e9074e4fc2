import { expect, test } from 'vitest'
import { openPasswordQueue } from './password-queue.server.ts'

const here = new AbortController().signal

/** Work that goes on until it is told to end. */
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

test('lets a few work, a hundred wait, and tells the next at once that too many do', async () => {
  const inTurn = openPasswordQueue(2)
  const { work, end, begun } = openWork()
  const answers = Array.from({ length: 102 }, () => inTurn(here, work))
  expect(await inTurn(here, work)).toBe('busy')
  expect(begun()).toBe(2)
  end()
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['done']))
  expect(await inTurn(here, work)).toBe('done')
})

test('does no work for somebody who went away, and no more at once than it may', async () => {
  const inTurn = openPasswordQueue(1)
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

test('goes on after work that failed', async () => {
  const inTurn = openPasswordQueue(1)
  await expect(inTurn(here, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await inTurn(here, async () => 'next')).toBe('next')
})
