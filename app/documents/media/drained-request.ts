/** More than this is not read of a body that nobody wants. */
const drainLimit = 40_000_000

/**
 * The same request, whose body may be left half-read. An answer given before the end (no right, wrong offset, full
 * disk) reaches a browser only when somebody takes the rest of what it is sending: `drain` does.
 */
export function withDrainableBody(request: Request): { request: Request; drain: () => Promise<void> } {
  const reader = request.body?.getReader()
  if (!reader) return { request, drain: async () => undefined }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  const { method, headers, signal, url } = request
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body, duplex: 'half' }
  return { request: new Request(url, init), drain: () => readToEnd(reader) }
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let count = 0
  while (count < drainLimit) {
    // A sender that went away needs no answer.
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
    if (done) return
    count += value?.length ?? 0
  }
}
