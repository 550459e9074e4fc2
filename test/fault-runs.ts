/**
 * How often a test of faults does what it does: `short` times in `npm test`, `long` times where FAULTS=long asks for the whole.
 */
export function faultRuns(long: number, short = 1): number {
  return process.env.FAULTS === 'long' ? long : short
}
