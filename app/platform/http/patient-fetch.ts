import type { unstable_RouterFetch as RouterFetch } from 'react-router/dom'

/** Who has heard nothing for so long hears nothing any more. In milliseconds. */
const patience = 60_000
/** What changes nothing is asked again so often. In milliseconds. */
const pause = 5000

type Why = 'network' | 'busy' | 'session'
/** What keeps the page waiting: nobody answers, the site cannot now, or it wants to know again who asks. `isTrying`: somebody has asked to try again. */
export type Trouble = { why: Why; isTrying: boolean }

const waits = new Set<{ why: Why; wake: () => void }>()
const listeners = new Set<() => void>()
let shown: Trouble | undefined

function show(isTrying: boolean): void {
  const [wait] = waits
  shown = wait && { why: wait.why, isTrying }
  for (const listener of listeners) listener()
}

/** What keeps the page waiting now, for who shows it. */
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
 * Asks for what the router needs. The router puts a page of its own in the place of whatever gets no answer, and what somebody was
 * writing goes with it; so this waits until there is one, and the page stays. What changes nothing is asked again by itself; what
 * changes something only when somebody says so (`trouble.tryAgain`), for it may have been done. Rejects when the request is given up.
 */
export const patientFetch: RouterFetch = async (request, { type }) => {
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

/** Refusals that pass, which are no reason to take away a page that stands. */
const passing: ReadonlyMap<number, Why> = new Map([
  [401, 'session'],
  [503, 'busy'],
])

/** `staysHere`: the page stands for the answer. */
async function ask(request: Request, staysHere: boolean): Promise<Response | Why> {
  const stop = new AbortController()
  const giveUp = (): void => stop.abort(request.signal.reason)
  const timer = setTimeout(() => stop.abort(new DOMException('No answer', 'TimeoutError')), patience)
  request.signal.addEventListener('abort', giveUp)
  try {
    const answer = await fetch(request.clone(), { signal: stop.signal })
    // It may break off in its middle, too.
    const body = await answer.arrayBuffer()
    const why = staysHere ? passing.get(answer.status) : undefined
    if (why) return why
    // A page that answers for everything, as a guest network has it, is not this site.
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
