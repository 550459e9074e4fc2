import type { Outcome, Output } from '../simulator.ts'
import { type GearValues, withIndex } from './gear-parameters.ts'
import { gearTexts } from './gear-texts.ts'
import { findWarnings } from './gear-warnings.ts'
import { readTrain, reverses, type Step } from './train.ts'

/** An axle: speed in rpm, `sense` 1 for clockwise and −1 for anticlockwise, torque in N·m. */
export type Axle = { speed: number; sense: 1 | -1; torque: number }

/** Outcome with the steps and axles that the picture draws. */
export type GearOutcome = Outcome & { steps: readonly Step[]; axles: readonly Axle[] }

/**
 * Computes speed, direction and torque of all axles: n₂ = n₁ · z₁ / z₂ for each pair, M₂ = M₁ · z₂ / z₁ · η.
 */
export function computeGears(values: GearValues): GearOutcome {
  const steps = readTrain(values)
  const axles = turnAxles(steps, values)
  return {
    steps,
    axles,
    outputs: listOutputs(axles),
    warnings: findWarnings(steps, axles),
    sentence: gearTexts.sentence(axles),
  }
}

function turnAxles(steps: readonly Step[], { n1, m1, sentido, rend }: GearValues): Axle[] {
  let sense: 1 | -1 = sentido === 'antihorario' ? -1 : 1
  const axles: Axle[] = [{ speed: n1, sense, torque: m1 }]
  // Integers are multiplied first and divided once, so that 1200 · 20/40 · 15/60 is exactly 150.
  let drivers = 1
  let driven = 1
  let kept = 1
  for (const step of steps) {
    drivers *= step.driver
    driven *= step.driven
    kept *= rend / 100
    if (reverses(step)) sense = sense === 1 ? -1 : 1
    axles.push({ speed: (n1 * drivers) / driven, sense, torque: ((m1 * driven) / drivers) * kept })
  }
  return axles
}

function listOutputs(axles: readonly Axle[]): Record<string, Output> {
  const outputs: Record<string, Output> = {}
  axles.forEach(({ speed, sense, torque }, at) => {
    const axle = at + 1
    if (axle === 1) return
    outputs[`n${axle}`] = {
      label: gearTexts.speedOf(axle),
      symbol: withIndex('n', axle),
      unit: 'rpm',
      value: speed,
    }
    outputs[`sentido${axle}`] = {
      label: gearTexts.senseOf(axle),
      symbol: '',
      unit: '',
      value: gearTexts.sense(sense),
    }
    outputs[`m${axle}`] = {
      label: gearTexts.torqueOf(axle),
      symbol: withIndex('M', axle),
      unit: 'N·m',
      value: torque,
    }
  })
  const ratio = totalRatio(axles)
  outputs.i = { label: gearTexts.ratio(axles.length), symbol: 'i', unit: '', value: ratio }
  outputs.efecto = { label: gearTexts.effect, symbol: '', unit: '', value: gearTexts.effectOf(ratio) }
  return outputs
}

/** Speed of the last axle divided by that of the first. */
function totalRatio(axles: readonly Axle[]): number {
  return (axles.at(-1)?.speed ?? 0) / (axles[0]?.speed ?? 1)
}
