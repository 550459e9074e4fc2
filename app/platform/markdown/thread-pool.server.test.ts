import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openThreadPool, ThreadsBusyError, type Worker } from './thread-pool.server.ts'

const module = `import { threadId } from 'node:worker_threads'
export async function run({ ms }) {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return threadId
}`
/** After so many tasks, and so long without one, a new thread stands in the place of the old one. */
const [manyTasks, quietMs] = [200, 10_000]

/** Says on which thread it ran, after so long. */
async function makeWorker(): Promise<Worker<{ ms: number }, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-threads-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'worker.mjs')
  await writeFile(file, module)
  return { file }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

async function openNaming(
  kept = 1,
  limits?: Parameters<typeof openThreadPool>[1],
): Promise<(ms?: number) => Promise<number>> {
  const worker = await makeWorker()
  const threads = openThreadPool(kept, limits)
  return (ms = 0) => threads(worker, { ms })
}

async function runMany(run: () => Promise<number>, count: number): Promise<Set<number>> {
  const seen = new Set<number>()
  for (let done = 0; done < count; done++) seen.add(await run())
  return seen
}

test('a thread that has done much is renewed as soon as it is quiet, and not before', async () => {
  const run = await openNaming()
  const [first] = await runMany(run, manyTasks - 1)
  vi.advanceTimersByTime(quietMs)
  expect(await run(), 'too little done').toBe(first)
  vi.advanceTimersByTime(quietMs - 1)
  expect(await run(), 'not quiet long enough').toBe(first)
  vi.advanceTimersByTime(quietMs)
  const second = await run()
  expect(second).not.toBe(first)
  vi.advanceTimersByTime(quietMs)
  expect(await run(), 'the count begins anew').toBe(second)
})

test('a task that is under way when the others have long ended is not cut off', async () => {
  const run = await openNaming()
  await runMany(run, manyTasks)
  const long = run(300)
  vi.advanceTimersByTime(quietMs)
  await expect(long).resolves.toBeTypeOf('number')
})

test('a task that takes too long is given up, and the next one is answered', async () => {
  const run = await openNaming(1, { longestMs: 200 })
  await expect(run(60_000)).rejects.toThrow('aborted')
  await expect(run()).resolves.toBeTypeOf('number')
})

test('the time that a task waits for its turn is not its own', async () => {
  const run = await openNaming(1, { longestMs: 1000 })
  const ends = await Promise.all(Array.from({ length: 10 }, () => run(400)))
  expect(ends).toHaveLength(10)
})

test('a task whose turn does not come is told so, and the next one has its turn', async () => {
  const run = await openNaming(1, { longestWaitMs: 200 })
  const long = [run(1000), run(1000)]
  const late = expect(run()).rejects.toThrow(ThreadsBusyError)
  await vi.advanceTimersByTimeAsync(200)
  await late
  await Promise.all(long)
  await expect(run()).resolves.toBeTypeOf('number')
})
