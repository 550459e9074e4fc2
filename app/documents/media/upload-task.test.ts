import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maxImageBytes } from './upload-limits.ts'
import {
  runUpload,
  type TransportListener,
  type UploadedPicture,
  type UploadState,
  type UploadTransport,
  uploadImage,
} from './upload-task.ts'

const picture: UploadedPicture = { address: '/media/Logos/a.webp', width: 10, height: 10, wasKnown: false }

type Fake = UploadTransport & { hear: TransportListener | undefined; calls: string[]; finishStop: () => void }

function newTransport(): Fake {
  const fake: Fake = {
    hear: undefined,
    calls: [],
    finishStop: () => undefined,
    start(hear) {
      fake.calls.push('start')
      fake.hear = hear
    },
    stop() {
      fake.calls.push('stop')
      return new Promise((resolve) => {
        fake.finishStop = resolve
      })
    },
    async discard() {
      fake.calls.push('discard')
    },
  }
  return fake
}

async function begin(): Promise<{ fake: Fake; states: UploadState[]; task: ReturnType<typeof runUpload> }> {
  const fake = newTransport()
  const states: UploadState[] = []
  const task = runUpload(
    async () => fake,
    (state) => states.push(state),
  )
  await vi.advanceTimersByTimeAsync(0)
  return { fake, states, task }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('an upload runs to success and reports each percentage once', async () => {
  const { fake, states } = await begin()
  for (const percent of [0, 40, 40, 100]) fake.hear?.progress(percent)
  fake.hear?.done(picture)
  expect(states).toEqual([
    { kind: 'running', percent: 0 },
    { kind: 'running', percent: 40 },
    { kind: 'running', percent: 100 },
    { kind: 'success', picture },
  ])
})

it('an upload is pausing until the transport has stopped, then paused, and resumes at the same percentage', async () => {
  const { fake, states, task } = await begin()
  fake.hear?.progress(30)
  task.pause()
  expect(states.at(-1)).toEqual({ kind: 'pausing', percent: 30 })
  fake.finishStop()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toEqual({ kind: 'paused', percent: 30 })
  task.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toEqual({ kind: 'running', percent: 30 })
  expect(fake.calls).toEqual(['start', 'stop', 'start'])
})

it('an upload that is paused and resumed before its code has loaded starts once', async () => {
  const transports: Fake[] = []
  const loaded = Promise.withResolvers<void>()
  const task = runUpload(
    async () => {
      await loaded.promise
      const fake = newTransport()
      transports.push(fake)
      return fake
    },
    () => undefined,
  )
  task.pause()
  await vi.advanceTimersByTimeAsync(0)
  task.resume()
  loaded.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(transports.map(({ calls }) => calls)).toEqual([['start']])
})

it('an upload succeeds if it completes while it is pausing', async () => {
  const { fake, states, task } = await begin()
  task.pause()
  fake.hear?.done(picture)
  fake.finishStop()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toEqual({ kind: 'success', picture })
})

it('an upload is canceling, then finally canceled', async () => {
  const { fake, states, task } = await begin()
  task.cancel()
  expect(states.at(-1)?.kind).toBe('canceling')
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toEqual({ kind: 'canceled' })
  task.resume()
  task.retry()
  task.pause()
  fake.hear?.done(picture)
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toEqual({ kind: 'canceled' })
  expect(fake.calls).toEqual(['start', 'discard'])
})

it('an upload reports its error and continues on retry', async () => {
  const { fake, states, task } = await begin()
  fake.hear?.progress(70)
  fake.hear?.failed('quota-exceeded')
  expect(states.at(-1)).toEqual({ kind: 'error', error: 'quota-exceeded', percent: 70 })
  task.pause()
  task.resume()
  expect(states.at(-1)?.kind).toBe('error')
  task.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toEqual({ kind: 'running', percent: 70 })
})

it('an upload fails after 600 seconds of running, without the time in pause', async () => {
  const { fake, states, task } = await begin()
  task.pause()
  fake.finishStop()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(states.at(-1)?.kind).toBe('paused')
  task.resume()
  await vi.advanceTimersByTimeAsync(599_999)
  expect(states.at(-1)?.kind).toBe('running')
  await vi.advanceTimersByTimeAsync(1)
  expect(states.at(-1)).toEqual({ kind: 'error', error: 'retry-limit-exceeded', percent: 0 })
  expect(fake.calls.at(-1)).toBe('stop')
})

it('an upload reports a retryable error if its code cannot be loaded', async () => {
  const states: UploadState[] = []
  let tries = 0
  const task = runUpload(
    async () => {
      if (tries++ === 0) throw new TypeError('Failed to fetch dynamically imported module')
      return newTransport()
    },
    (state) => states.push(state),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toMatchObject({ kind: 'error', error: 'retry-limit-exceeded' })
  task.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toEqual({ kind: 'running', percent: 0 })
})

it('an upload above 10 MB is rejected without a request', () => {
  const states: UploadState[] = []
  uploadImage(new File([new Uint8Array(maxImageBytes + 1)], 'a.jpg'), 'Logos', (state) => states.push(state))
  expect(states).toEqual([{ kind: 'error', error: 'too-large', percent: 0 }])
})
