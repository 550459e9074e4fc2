/** How far from the exact value an answer may be. */
export type Tolerance =
  | { kind: 'exact' }
  /** In the unit of the answer. */
  | { kind: 'absolute'; by: number }
  /** As a part of the exact value: 0.02 is 2 %. */
  | { kind: 'relative'; by: number }
  /** As near as rounding to so many significant figures. */
  | { kind: 'figures'; count: number }

/** What floating point may lose on the way. */
const noise = 1e-9

/** The greatest difference from `exact` that still counts as right. A tolerance relative to zero is none. */
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

/** Whether a value counts as `exact`. */
export function isWithin(value: number, exact: number, tolerance: Tolerance): boolean {
  return Math.abs(value - exact) <= allowance(exact, tolerance)
}

/** Half a unit in the last of so many significant figures. */
function halfUnit(exact: number, figures: number): number {
  if (exact === 0) return 0
  return 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(exact))) - figures + 1)
}

/** Rounded too far: right in every figure that was written, which are fewer than the tolerance wants. 500 is not 465,66 rounded. */
export function isRoundedTooFar(value: number, exact: number, figures: number): boolean {
  const isNear = Math.abs(value - exact) <= Math.abs(exact) * 0.1
  return exact !== 0 && isNear && Math.abs(value - exact) <= halfUnit(exact, figures) * (1 + noise)
}
