import { gearTexts } from './gear-texts.ts'
import type { Axle } from './gears-model.ts'
import type { Step } from './train.ts'

/** A smaller pinion with the usual pressure angle of 20° does not mesh. */
const fewestTeeth = 6
/** Handbooks limit one stage of spur gears to about 8 : 1, and an open belt to about 6 : 1. */
const mostOfGears = 8
const mostOfBelt = 6
/** In rpm; model motors and their bearings stay below it. */
const fastest = 30_000

/** Warnings about what cannot be built, or only badly, in whole sentences. */
export function findWarnings(steps: readonly Step[], axles: readonly Axle[]): string[] {
  const few = steps.flatMap(({ hasTeeth, driver, driven }) =>
    hasTeeth ? [driver, driven].filter((teeth) => teeth < fewestTeeth) : [],
  )
  return [
    ...[...new Set(few)].map(gearTexts.tooFewTeeth),
    ...steps.flatMap(findUnequal),
    ...steps.flatMap((step, at) => findClashes(step, steps[at + 1], at)),
    ...axles.flatMap(({ speed }, at) => (speed > fastest ? [gearTexts.tooFast(at + 1, speed)] : [])),
  ]
}

function findUnequal({ hasTeeth, driver, driven }: Step, at: number): string[] {
  const times = Math.max(driver / driven, driven / driver)
  if (hasTeeth) return times > mostOfGears ? [gearTexts.tooDifferent(at + 1, times)] : []
  return times > mostOfBelt ? [gearTexts.slips(at + 1, times)] : []
}

/**
 * Two pairs of gears on three axles in a row, with teeth of one size.
 * The distance of the other pair's axles is half the sum of its teeth.
 * A wheel with a larger radius than that hits the other pair's axle.
 */
function findClashes(step: Step, next: Step | undefined, at: number): string[] {
  if (next?.union !== 'engranajes' || step.union !== 'engranajes' || next.isShared) return []
  return [
    ...(step.driven + 2 > next.driver + next.driven ? [gearTexts.hits(2 * at + 2, at + 3)] : []),
    ...(next.driver + 2 > step.driver + step.driven ? [gearTexts.hits(2 * at + 3, at + 1)] : []),
  ]
}
