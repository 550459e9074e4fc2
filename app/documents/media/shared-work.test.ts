import { expect, it } from 'vitest'
import { openOrderedWork, type Urgency } from './shared-work.ts'

type Bench = {
  begun: string[]
  ask: (key: string, urgency: Urgency) => Promise<string>
  /** Finishes the work that is running. */
  end: (error?: Error) => void
}

function open(): Bench {
  const work = openOrderedWork()
  const begun: string[] = []
  const ends: ((error?: Error) => void)[] = []
  const ask: Bench['ask'] = (key, urgency) =>
    work(key, urgency, () => {
      begun.push(key)
      return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(key))))
    })
  return { begun, ask, end: (error) => ends.shift()?.(error) }
}

async function endAll({ begun, end }: Bench, count: number): Promise<void> {
  for (let done = 1; done <= count; done++) {
    await expect.poll(() => begun.length).toBe(done)
    end()
  }
}

it('runs work for readers first, then for authors, then deferred work', async () => {
  const bench = open()
  for (const key of ['a', 'b', 'c']) void bench.ask(key, 'later')
  void bench.ask('u', 'author')
  void bench.ask('x', 'reader')
  void bench.ask('y', 'reader')
  await endAll(bench, 6)
  expect(bench.begun).toEqual(['a', 'x', 'y', 'u', 'b', 'c'])
})

it('runs deferred work once, and earlier when a reader requests it', async () => {
  const bench = open()
  void bench.ask('a', 'later')
  const first = bench.ask('b', 'later')
  const third = bench.ask('c', 'later')
  const second = bench.ask('c', 'reader')
  await endAll(bench, 3)
  expect(await Promise.all([first, second, third])).toEqual(['b', 'c', 'c'])
  expect(bench.begun).toEqual(['a', 'c', 'b'])
})

it('passes the urgency at which the work starts, also if it has been raised', async () => {
  const work = openOrderedWork()
  const begun: string[] = []
  const ask = (key: string, urgency: Urgency): Promise<unknown> =>
    work(key, urgency, async (begunFor) => begun.push(`${key} for ${begunFor}`))
  await Promise.all([ask('a', 'later'), ask('b', 'later'), ask('c', 'later'), ask('c', 'reader')])
  expect(begun).toEqual(['a for later', 'c for reader', 'b for later'])
})

it('continues after a failure, and runs the same work again on a new request', async () => {
  const bench = open()
  const failing = bench.ask('a', 'reader')
  const next = bench.ask('b', 'later')
  bench.end(new Error('no'))
  await expect(failing).rejects.toThrow('no')
  await expect.poll(() => bench.begun).toEqual(['a', 'b'])
  bench.end()
  expect(await next).toBe('b')
  const again = bench.ask('a', 'later')
  await expect.poll(() => bench.begun).toEqual(['a', 'b', 'a'])
  bench.end()
  expect(await again).toBe('a')
})
