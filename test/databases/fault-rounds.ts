declare module 'vitest' {
  interface TaskMeta {
    /** Counts of a fault test, printed at the end of `npm run test:faults`. */
    counted?: string
  }
}

/** Kills per test of sudden process death: a few in every full run, many under `npm run test:faults`. */
export const faultRounds = Number(process.env.FAULT_ROUNDS ?? 8)

/**
 * Rounds of a fault test: `short` in `npm test`, `long` if FAULT_ROUNDS is set, as in `npm run test:faults`.
 */
export function faultRuns(long: number, short = 1): number {
  return process.env.FAULT_ROUNDS === undefined ? short : long
}
