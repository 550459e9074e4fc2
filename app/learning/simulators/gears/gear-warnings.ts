import { gearTexts } from './gear-texts.ts'
import type { Axle } from './gears-model.ts'
import type { Step } from './train.ts'

/** Below it a pinion of the usual 20° cannot be cut so that it meshes. */
const fewestTeeth = 6
/** Handbooks give one stage of spur gears up to some 8 : 1, and an open belt up to some 6 : 1. */
const mostOfGears = 8
const mostOfBelt = 6
/** In rpm: model motors and their bearings stay below it. */
const fastest = 30_000

/** What cannot be built, or not well, in whole sentences. */
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
 * Two pairs of gears on three axles in a row, all teeth of one size: a wheel that reaches further than the distance of the other pair's axles (half
 * the sum of their teeth) meets that pair's other axle.
 */
function findClashes(step: Step, next: Step | undefined, at: number): string[] {
  if (next?.union !== 'engranajes' || step.union !== 'engranajes' || next.isShared) return []
  return [
    ...(step.driven + 2 > next.driver + next.driven ? [gearTexts.hits(2 * at + 2, at + 3)] : []),
    ...(next.driver + 2 > step.driver + step.driven ? [gearTexts.hits(2 * at + 3, at + 1)] : []),
  ]
}
