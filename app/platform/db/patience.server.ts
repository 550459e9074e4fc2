import { AsyncLocalStorage } from 'node:async_hooks'

/** All that a request waits for the database: what is left of five seconds is for making its answer. Milliseconds. */
const whole = 3400
/** What a statement may take after that: what an answer shows besides is there at once, or is not worth more. Milliseconds. */
const rest = 250

/** What a request has waited. Statements side by side count once. */
class Patience {
  readonly #limit: number
  #spent = 0
  #waiting = 0
  #since = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  begin(): void {
    if (this.#waiting++ === 0) this.#since = performance.now()
  }

  end(): void {
    if (--this.#waiting === 0) this.#spent += performance.now() - this.#since
  }

  left(): number {
    const now = this.#waiting > 0 ? performance.now() - this.#since : 0
    return Math.round(this.#limit - this.#spent - now)
  }
}

const current = new AsyncLocalStorage<Patience | undefined>()

/** Does the work of a request, which waits for the database no longer than `limit` milliseconds in all. */
export function withPatience<Result>(work: () => Result, limit: number = whole): Result {
  return current.run(new Patience(limit), work)
}

/** Does work that a request only begins, such as an import: each of its statements has the limits of its own. */
export function unhurried<Result>(work: () => Result): Result {
  return current.run(undefined, work)
}

/** Counts the time of a statement, with all that it waits for, for the request that it belongs to. */
export async function waiting<Result>(statement: () => Promise<Result>): Promise<Result> {
  const patience = current.getStore()
  if (!patience) return statement()
  patience.begin()
  try {
    return await statement()
  } finally {
    patience.end()
  }
}

/** How long the request at hand may wait for what may take `limit` milliseconds by itself. */
export function patienceFor(limit: number): number {
  const patience = current.getStore()
  return patience ? Math.min(limit, Math.max(patience.left(), rest)) : limit
}
