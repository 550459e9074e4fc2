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
/** The thresholds of the pool: tasks until a thread is replaced, and milliseconds of idle time before. */
const [manyTasks, quietMs] = [200, 10_000]

/** A worker that waits `ms` milliseconds and returns its thread id. */
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

test('replaces a thread after many tasks, once it has been idle, and not before', async () => {
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

test('does not abort a running task when it replaces its thread', async () => {
  const run = await openNaming()
  await runMany(run, manyTasks)
  const long = run(300)
  vi.advanceTimersByTime(quietMs)
  await expect(long).resolves.toBeTypeOf('number')
})

test('aborts a task over its time limit, and runs the next one', async () => {
  const run = await openNaming(1, { longestMs: 2000 })
  await expect(run(60_000)).rejects.toThrow('aborted')
  await expect(run()).resolves.toBeTypeOf('number')
})

test('does not count waiting time towards the time limit of a task', async () => {
  const run = await openNaming(1, { longestMs: 5000 })
  const ends = await Promise.all(Array.from({ length: 18 }, () => run(700)))
  expect(ends).toHaveLength(18)
})

test('rejects a task that waits too long for a thread, and runs the next one', async () => {
  const run = await openNaming(1, { longestWaitMs: 200 })
  const long = [run(1000), run(1000)]
  const late = expect(run()).rejects.toThrow(ThreadsBusyError)
  await vi.advanceTimersByTimeAsync(200)
  await late
  await Promise.all(long)
  await expect(run()).resolves.toBeTypeOf('number')
})
