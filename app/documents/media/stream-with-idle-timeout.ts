/** Timeout without progress, from the reader or from the source. Milliseconds. */
const stillMs = 30_000

type Terms = {
  /** The signal of the request that the body answers: an abort cancels the body. */
  signal?: AbortSignal
  /** For tests. */
  maxStillMs?: number
}

/**
 * Wraps a body that holds a file or a socket open. The source is cancelled when the reader cancels, the
 * request is aborted, or nothing moves until the timeout, so that no client can hold it open forever.
 */
export function streamWithIdleTimeout(
  source: ReadableStream<Uint8Array>,
  { signal, maxStillMs: longestStillMs = stillMs }: Terms = {},
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = (): void => undefined
  const settle = (): void => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
  const watch = (): void => {
    clearTimeout(timer)
    timer = setTimeout(stop, longestStillMs).unref()
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stop = () => {
          settle()
          // The error of a cancelled source is irrelevant.
          void reader.cancel().catch(() => undefined)
          controller.error(new DOMException('The body was given back', 'AbortError'))
        }
        if (signal?.aborted) return stop()
        signal?.addEventListener('abort', stop, { once: true })
        watch()
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) {
            watch()
            return controller.enqueue(value)
          }
          settle()
          controller.close()
        } catch (error) {
          settle()
          controller.error(error)
        }
      },
      async cancel(reason) {
        settle()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
