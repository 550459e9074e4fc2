import { expect, it } from 'vitest'
import { streamWithIdleTimeout } from './stream-with-idle-timeout.ts'

type Source = { stream: ReadableStream<Uint8Array>; isGivenBack: () => boolean }

/** A stream of `chunks` chunks that then neither sends data nor ends. */
function endless(chunks: number): Source {
  let given = 0
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (given++ < chunks) controller.enqueue(new Uint8Array([given]))
        else return new Promise(() => undefined)
      },
      cancel() {
        cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, isGivenBack: () => cancelled }
}

it('forwards the whole body', async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(50_000))
  const lent = streamWithIdleTimeout(new Blob([bytes]).stream())
  expect(new Uint8Array(await new Response(lent).arrayBuffer())).toEqual(bytes)
})

it('cancels its source when its reader cancels', async () => {
  const { stream, isGivenBack } = endless(5)
  const reader = streamWithIdleTimeout(stream).getReader()
  await reader.read()
  await reader.cancel()
  expect(isGivenBack()).toBe(true)
})

it('cancels its source when the request is aborted, before the first byte and in the middle', async () => {
  const gone = endless(5)
  const early = streamWithIdleTimeout(gone.stream, { signal: AbortSignal.abort() })
  expect(gone.isGivenBack()).toBe(true)
  await expect(early.getReader().read()).rejects.toMatchObject({ name: 'AbortError' })

  const { stream, isGivenBack } = endless(1)
  const aborter = new AbortController()
  const reader = streamWithIdleTimeout(stream, { signal: aborter.signal }).getReader()
  await reader.read()
  const next = reader.read()
  aborter.abort()
  await expect(next).rejects.toMatchObject({ name: 'AbortError' })
  expect(isGivenBack()).toBe(true)
})

it('cancels its source if it is not read', async () => {
  const { stream, isGivenBack } = endless(5)
  streamWithIdleTimeout(stream, { maxStillMs: 20 })
  await expect.poll(isGivenBack).toBe(true)
})

it('cancels its source if that stops sending data', async () => {
  const { stream, isGivenBack } = endless(1)
  const lent = streamWithIdleTimeout(stream, { maxStillMs: 20 })
  await expect(new Response(lent).arrayBuffer()).rejects.toMatchObject({ name: 'AbortError' })
  expect(isGivenBack()).toBe(true)
})

it('fails when its source fails', async () => {
  const source = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('disk')) })
  await expect(new Response(streamWithIdleTimeout(source)).arrayBuffer()).rejects.toThrow('disk')
})
