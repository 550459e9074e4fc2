declare module 'vitest' {
  interface TaskMeta {
    /** What a test of faults has counted, for the end of `npm run test:faults`. */
    counted?: string
  }
}

/**
 * How often each test of sudden ends kills its process: a few times in every run of all tests, many more under
 * `npm run test:faults`, which says how many.
 */
export const faultRounds = Number(process.env.FAULT_ROUNDS ?? 8)

/**
 * How often a test of faults does what it does: `short` times in `npm test`, `long` times where FAULT_ROUNDS is set, as `npm run test:faults` does.
 */
export function faultRuns(long: number, short = 1): number {
  return process.env.FAULT_ROUNDS === undefined ? short : long
}
