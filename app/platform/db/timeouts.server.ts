import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Milliseconds that a request may wait for the database in all: the rest of five seconds is for rendering.
 */
const whole = 3400
/**
 * Milliseconds that a statement may take after that: enough for quick statements that the page still needs.
 */
const rest = 250

/** Accumulates the waiting time of a request. Concurrent statements count once. */
class TimeBudget {
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

const current = new AsyncLocalStorage<TimeBudget | undefined>()

/** Runs the work of a request with a time limit for all its database calls together, in milliseconds. */
export function withTimeouts<Result>(work: () => Result, limit: number = whole): Result {
  return current.run(new TimeBudget(limit), work)
}

/** Runs work that outlives its request, such as an import: only the limits of each statement apply. */
export function withoutTimeouts<Result>(work: () => Result): Result {
  return current.run(undefined, work)
}

/** Adds the duration of a statement, including its waits, to the waiting time of its request. */
export async function waiting<Result>(statement: () => Promise<Result>): Promise<Result> {
  const budget = current.getStore()
  if (!budget) return statement()
  budget.begin()
  try {
    return await statement()
  } finally {
    budget.end()
  }
}

/** Milliseconds that the current request may still wait for an operation whose own limit is `limit`. */
export function timeoutFor(limit: number): number {
  const budget = current.getStore()
  return budget ? Math.min(limit, Math.max(budget.left(), rest)) : limit
}
