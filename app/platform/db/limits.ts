/** Timeouts after which the database counts as unavailable for a request, in milliseconds. */
export type Limits = {
  /** To open a connection. */
  connect: number
  /** To acquire a lock outside a transaction. Short, since reads wait only for locks of whole tables. */
  lock: number
  /** To execute a statement. */
  statement: number
  /** In a transaction: for its turn to write, and for each of its statements. */
  write: number
}

/**
 * While serving requests: the visitor receives a response within five seconds in any case (timeouts.server.ts
 * limits the whole request).
 */
export const servingLimits: Limits = { connect: 3000, lock: 400, statement: 3000, write: 3400 }

/** During the start: another instance may be migrating, and no visitor waits. */
export const startingLimits: Limits = {
  connect: 5000,
  lock: 120_000,
  statement: 120_000,
  write: 120_000,
}

/** While a whole site is loaded into a database that is not yet in use. */
export const loadingLimits: Limits = {
  connect: 10_000,
  lock: 120_000,
  statement: 3_600_000,
  write: 3_600_000,
}
