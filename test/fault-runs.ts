/**
 * How often a test of faults does what it does: `short` times in `npm test`, `long` times where FAULT_ROUNDS is set, as `npm run test:faults` does.
 */
export function faultRuns(long: number, short = 1): number {
  return process.env.FAULT_ROUNDS === undefined ? short : long
}
