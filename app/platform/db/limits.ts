/** How long a database may keep a request waiting before it counts as unavailable. Milliseconds. */
export type Limits = {
  /** For a connection. */
  connect: number
  /** Outside a transaction, for what another one has locked: short, since readers wait for whole tables only. */
  lock: number
  /** For the answer to a statement. */
  statement: number
  /** In a transaction: for its turn to write, and for each of its statements. */
  write: number
}

/** While people wait: whatever happens, they are told within five seconds (patience.server.ts has what a request waits in all). */
export const servingLimits: Limits = { connect: 3000, lock: 400, statement: 3000, write: 3400 }

/** While the site starts: another instance may be making the tables, and nobody waits. */
export const startingLimits: Limits = {
  connect: 5000,
  lock: 120_000,
  statement: 120_000,
  write: 120_000,
}

/** While a whole site is written into a database that nobody uses yet. */
export const loadingLimits: Limits = {
  connect: 10_000,
  lock: 120_000,
  statement: 3_600_000,
  write: 3_600_000,
}
