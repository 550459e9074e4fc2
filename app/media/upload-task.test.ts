import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maxImageBytes } from './image-limits.ts'
import type { UploadedPicture, UploadState } from './upload-state.ts'
import { runUpload, type TransportListener, type UploadTransport, uploadImage } from './upload-task.ts'

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

it('runs to success and says how far it is, each percent once', async () => {
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

it('is pausing until the network stands still, then paused, and goes on where it was', async () => {
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

it('paused and resumed before the code that uploads has loaded begins once', async () => {
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

it('that ends while it is pausing has ended', async () => {
  const { fake, states, task } = await begin()
  task.pause()
  fake.hear?.done(picture)
  fake.finishStop()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toEqual({ kind: 'success', picture })
})

it('is canceling, then canceled for good', async () => {
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

it('names its error and goes on when it is asked again', async () => {
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

it('gives up after 600 seconds of running, not counting those it was paused', async () => {
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

it('whose code cannot be loaded is an error that may be tried again', async () => {
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

it('of more than 10 MB is refused without asking the server', () => {
  const states: UploadState[] = []
  uploadImage(new File([new Uint8Array(maxImageBytes + 1)], 'a.jpg'), 'Logos', (state) => states.push(state))
  expect(states).toEqual([{ kind: 'error', error: 'too-large', percent: 0 }])
})
