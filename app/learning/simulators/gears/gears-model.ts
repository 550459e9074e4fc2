import { formatDecimals, formatNumber } from '../../marking/format-number.ts'
import type { Outcome, Output } from '../simulator.ts'
import { type GearValues, readTrain, reverses, type Step, withIndex } from './gears-parameters.ts'

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

/** A smaller pinion with the usual pressure angle of 20° does not mesh. */
const fewestTeeth = 6
/** Handbooks limit one stage of spur gears to about 8 : 1, and an open belt to about 6 : 1. */
const maxOfGears = 8
const maxOfBelt = 6
/** In rpm; model motors and their bearings stay below it. */
const fastest = 30_000

/** Warnings about what cannot be built, or only badly, in whole sentences. */
function findWarnings(steps: readonly Step[], axles: readonly Axle[]): string[] {
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
  if (hasTeeth) return times > maxOfGears ? [gearTexts.tooDifferent(at + 1, times)] : []
  return times > maxOfBelt ? [gearTexts.slips(at + 1, times)] : []
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

const shown = (value: number): string => formatNumber(value, 4)

function senseInWords(sense: 1 | -1): string {
  return sense === 1 ? 'horario' : 'antihorario'
}

/** A speed ratio in words: «3 veces más despacio». */
function compare(ratio: number): string {
  if (Math.abs(ratio - 1) < 1e-9) return 'tan deprisa como el eje 1'
  return ratio < 1
    ? `${shown(1 / ratio)} veces más despacio que el eje 1`
    : `${shown(ratio)} veces más deprisa que el eje 1`
}

function turning({ speed, sense }: Axle): string {
  return `a ${shown(speed)} rpm en sentido ${senseInWords(sense)}`
}

/** Texts of the simulator. */
export const gearTexts = {
  speedOf: (axle: number): string => `Velocidad del eje ${axle}`,
  senseOf: (axle: number): string => `Giro del eje ${axle}`,
  torqueOf: (axle: number): string => `Par del eje ${axle}`,
  sense: senseInWords,
  ratio: (axles: number): string => (axles > 2 ? 'Relación total' : 'Relación de transmisión'),
  effect: 'Qué hace con la velocidad',
  effectOf: (ratio: number): string => {
    if (Math.abs(ratio - 1) < 1e-9) return 'la deja igual'
    return ratio < 1 ? `la divide entre ${shown(1 / ratio)}` : `la multiplica por ${shown(ratio)}`
  },
  /** The last axle comes first, because it is the result. */
  sentence: (axles: readonly Axle[]): string => {
    const [first, ...others] = axles
    const last = others.pop()
    if (!first || !last) return ''
    const ratio = last.speed / first.speed
    const start = `El eje ${axles.length} gira ${turning(last)}, ${compare(ratio)}, con un par de ${shown(last.torque)} N·m.`
    const middle = others.map((axle, at) => `El eje ${at + 2}, ${turning(axle)}.`)
    return [start, `El eje 1 gira ${turning(first)}.`, ...middle].join(' ')
  },
  tooFewTeeth: (teeth: number): string =>
    `Una rueda de ${teeth} dientes no se puede construir bien: los dientes tropezarían. Pon al menos 6.`,
  tooDifferent: (step: number, times: number): string =>
    `La pareja ${step} cambia la velocidad ${shown(times)} veces de una vez: la rueda grande sería enorme. Reparte el cambio en dos parejas.`,
  slips: (step: number, times: number): string =>
    `En la transmisión ${step}, una polea es ${shown(times)} veces mayor que la otra: la correa abraza poco la pequeña y puede resbalar.`,
  hits: (wheel: number, axle: number): string =>
    `La rueda ${wheel} es tan grande que choca con el eje ${axle}: ese eje tendría que acabar antes de llegar a ella.`,
  tooFast: (axle: number, speed: number): string =>
    `El eje ${axle} giraría a ${shown(speed)} rpm: un montaje corriente se rompería.`,
  slower: (times: number): string =>
    times === 1 ? 'Aquí gira a su velocidad real' : `Aquí gira ${shown(times)} veces más despacio`,
  speed: (speed: number): string => `${shown(speed)} rpm`,
  /** Short form of what the train does with the speed. */
  times: (ratio: number): string => {
    if (Math.abs(ratio - 1) < 1e-9) return 'a la misma velocidad'
    return ratio < 1 ? `${shown(1 / ratio)} veces más despacio` : `${shown(ratio)} veces más deprisa`
  },
  turns: (turns: number): string => `${formatDecimals(turns, 1)} vueltas`,
  turnWheel: (axle: number): string => `Giro de la rueda del eje ${axle}`,
} as const
