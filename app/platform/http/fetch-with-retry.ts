import type { unstable_RouterFetch as RouterFetch } from 'react-router/dom'

/** Milliseconds without a response after which a request counts as failed. */
const timeoutMs = 60_000
/** Milliseconds between automatic retries of a read. */
const pause = 5000

type Why = 'network' | 'busy' | 'session'
/**
 * Why the page waits: no network, the site is busy, or the user must sign in again. `isTrying`: a retry is in
 * progress.
 */
export type Trouble = { why: Why; isTrying: boolean }

const waits = new Set<{ why: Why; wake: () => void }>()
const listeners = new Set<() => void>()
let shown: Trouble | undefined

function show(isTrying: boolean): void {
  const [wait] = waits
  shown = wait && { why: wait.why, isTrying }
  for (const listener of listeners) listener()
}

/** The current trouble, as an external store for React. */
export const trouble = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  find: (): Trouble | undefined => shown,
  tryAgain(): void {
    show(true)
    for (const { wake } of waits) wake()
  },
}

/**
 * The `fetch` of the router. On a failed request React Router would replace the page by an error page, and
 * unsaved input would be lost. So this waits for a response and the page stays. Reads are retried
 * automatically; changes only when the user asks (`trouble.tryAgain`), because the first attempt may have
 * succeeded. Rejects when the request is aborted.
 */
export const fetchWithRetry: RouterFetch = async (request, { type }) => {
  const staysHere = request.method !== 'GET' || type !== 'navigation' || isOfThisPage(request)
  let answer = await ask(request, staysHere)
  if (answer instanceof Response) return answer
  const wait = { why: answer, wake: () => {} }
  waits.add(wait)
  try {
    while (!(answer instanceof Response)) {
      wait.why = answer
      show(false)
      await untilNextTry(request, wait)
      answer = await ask(request, staysHere)
    }
    return answer
  } finally {
    waits.delete(wait)
    show(false)
  }
}

function isOfThisPage(request: Request): boolean {
  const path = new URL(request.url).pathname.replace(/\/_\.data$|\.data$/, '')
  return path === window.location.pathname.replace(/\/$/, '')
}

/** Temporary errors, for which the current page must not be replaced. */
const passing: ReadonlyMap<number, Why> = new Map([
  [401, 'session'],
  [503, 'busy'],
])

/** `staysHere`: the current page stays while waiting for the response. */
async function ask(request: Request, staysHere: boolean): Promise<Response | Why> {
  const stop = new AbortController()
  const giveUp = (): void => stop.abort(request.signal.reason)
  const timer = setTimeout(() => stop.abort(new DOMException('No answer', 'TimeoutError')), timeoutMs)
  request.signal.addEventListener('abort', giveUp)
  try {
    const answer = await fetch(request.clone(), { signal: stop.signal })
    // Reading the body may fail as well.
    const body = await answer.arrayBuffer()
    const why = staysHere ? passing.get(answer.status) : undefined
    if (why) return why
    // A successful response without this header comes from a captive portal, not from this site.
    if (answer.ok && answer.status !== 204 && !answer.headers.has('X-Remix-Response')) return 'network'
    return new Response(answer.status === 204 ? null : body, answer)
  } catch (error) {
    const isNetwork = error instanceof TypeError || error instanceof DOMException
    if (request.signal.aborted || !isNetwork) throw error
    return 'network'
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', giveUp)
  }
}

function untilNextTry({ method, signal }: Request, wait: { wake: () => void }): Promise<void> {
  const isSafe = method === 'GET'
  const over = new AbortController()
  const next = new Promise<void>((resolve, reject) => {
    wait.wake = resolve
    signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal })
    if (!isSafe) return
    window.addEventListener('online', () => resolve(), { signal: over.signal })
    const timer = setTimeout(resolve, pause)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  return next.finally(() => over.abort())
}
