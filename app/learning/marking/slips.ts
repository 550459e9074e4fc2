import { markingTexts } from './marking-texts.ts'
import type { Unit } from './read-unit.ts'
import { isWithin, type Tolerance } from './tolerance.ts'

const { slips } = markingTexts
type Slip = { factor: number; message: string; only?: (unit: Unit | null) => boolean }

const hasTime = (unit: Unit | null): boolean => unit?.dimension.s !== undefined
const hasInformation = (unit: Unit | null): boolean => unit?.dimension.bit !== undefined
const powers = [1, 2, 3, 4, 5, 6, 9, 12]

const factors: readonly Slip[] = [
  ...powers.flatMap((power) => [
    { factor: 10 ** power, message: slips.powerOfTen(power) },
    { factor: 10 ** -power, message: slips.powerOfTen(-power) },
  ]),
  ...both(8, slips.bits, hasInformation),
  ...[1.024, 1.024 ** 2, 1.024 ** 3].flatMap((factor) => both(factor, slips.binary, hasInformation)),
  ...both(60, slips.sixty, hasTime),
  ...both(3600, slips.hour, hasTime),
  ...both(3.6, slips.kilometresAnHour, hasTime),
  { factor: 2, message: slips.double },
  { factor: 0.5, message: slips.half },
]

function both(factor: number, message: string, only: Slip['only']): Slip[] {
  return [factor, 1 / factor].map((each) => ({ factor: each, message, only }) as Slip)
}

/**
 * Returns the message of the slip that explains a wrong value, such as a power of ten or a wrong sign. The
 * idea is from the function `fb_unit` of the STACK community; the other slips are those seen in this subject.
 * A slip whose factor is within the tolerance of the right answer is not reported.
 */
export function findSlip(
  value: number,
  exact: number,
  { unit, tolerance }: { unit: Unit | null; tolerance: Tolerance },
): string | undefined {
  const equals = (target: number): boolean => Number.isFinite(target) && isWithin(value, target, tolerance)
  const differs = (target: number): boolean => !isWithin(target, exact, tolerance)
  if (exact === 0) return undefined
  if (equals(-exact) && differs(-exact)) return slips.sign
  const found = factors.find(
    ({ factor, only }) =>
      (only?.(unit) ?? true) &&
      differs(exact * factor) &&
      isWithin(value, exact * factor, scaled(tolerance, factor)),
  )
  if (found) return found.message
  return equals(1 / exact) && differs(1 / exact) ? slips.inverse : undefined
}

/** Scales an absolute tolerance by the factor of the slip. */
function scaled(tolerance: Tolerance, factor: number): Tolerance {
  return tolerance.kind === 'absolute' ? { kind: 'absolute', by: tolerance.by * factor } : tolerance
}
