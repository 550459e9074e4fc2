/**
 * Returns true if a page of this site sent the request. Endpoints must call it because React Router checks
 * this only for pages. Browsers send `Origin` with every write, and `Sec-Fetch-Site` from trustworthy
 * addresses.
 */
export function isFromThisSite(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin') return false
  const sender = request.headers.get('Origin')
  if (sender !== null) return sender === origin || sender === new URL(request.url).origin
  const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
  return reads || site === 'same-origin'
}

/** Maximum number of bytes read from an unwanted body. */
const drainLimit = 40_000_000

/**
 * Returns the request with a body that may stay partly unread, and `drain`, which reads the rest. A browser
 * receives an early response (no permission, wrong offset, full disk) only if the server reads the rest of
 * what it sends.
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
    // A closed connection needs no response.
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
    if (done) return
    count += value?.length ?? 0
  }
}
