/** As long as this may a body stand still, in milliseconds: nobody reads it, or its source gives nothing. */
const stillMs = 30_000

type Terms = {
  /** Of the request that the body answers: when it goes away, so does the body. */
  signal?: AbortSignal
  /** Shorter in tests. */
  longestStillMs?: number
}

/**
 * Lends a body that holds something open (a file, a socket of the store) to an answer. It is given back when it ends
 * or fails, when its reader cancels or goes away, and when it stands still, so that no reader can keep it for ever.
 */
export function lendBody(
  source: ReadableStream<Uint8Array>,
  { signal, longestStillMs = stillMs }: Terms = {},
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
          // What the source says of its end interests nobody any more.
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
