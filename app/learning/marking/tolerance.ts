/** How far an answer may be from the exact value. */
export type Tolerance =
  | { kind: 'exact' }
  /** In the answer's unit. */
  | { kind: 'absolute'; by: number }
  /** As a fraction of the exact value: 0.02 is 2 %. */
  | { kind: 'relative'; by: number }
  /** The error of rounding to this number of significant figures. */
  | { kind: 'figures'; count: number }

/** The relative error that floating point may add. */
const noise = 1e-9

/**
 * Returns the largest accepted difference from `exact`. Around zero a relative tolerance accepts only zero.
 */
export function allowance(exact: number, tolerance: Tolerance): number {
  const least = Math.abs(exact) * noise || noise
  switch (tolerance.kind) {
    case 'exact':
      return least
    case 'absolute':
      return Math.max(least, tolerance.by * (1 + noise))
    case 'relative':
      return Math.max(least, Math.abs(exact) * tolerance.by * (1 + noise))
    case 'figures':
      return Math.max(least, halfUnit(exact, tolerance.count) * (1 + noise))
  }
}

/** Returns whether a value is accepted as `exact`. */
export function isWithin(value: number, exact: number, tolerance: Tolerance): boolean {
  return Math.abs(value - exact) <= allowance(exact, tolerance)
}

/** Half a unit in the last significant figure. */
function halfUnit(exact: number, figures: number): number {
  if (exact === 0) return 0
  return 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(exact))) - figures + 1)
}

/**
 * Returns whether a value is the exact one rounded to the figures that were written, when those are fewer
 * than the tolerance requires. 500 is not a rounding of 465,66.
 */
export function isRoundedTooFar(value: number, exact: number, figures: number): boolean {
  const isNear = Math.abs(value - exact) <= Math.abs(exact) * 0.1
  return exact !== 0 && isNear && Math.abs(value - exact) <= halfUnit(exact, figures) * (1 + noise)
}
