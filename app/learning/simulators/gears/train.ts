import type { GearValues, Union } from './gear-parameters.ts'

/** One pair of wheels. Sizes are in teeth, or in millimetres if `hasTeeth` is false. */
export type Step = {
  union: Union
  hasTeeth: boolean
  driver: number
  driven: number
  /** Whether the driver is the driven wheel of the previous step, which makes it an idler. */
  isShared: boolean
}

/** Steps from axle to axle; the first starts on axle 1. */
export function readTrain(values: GearValues): Step[] {
  const steps: Step[] = []
  for (const { union: text, teeth, diameters, isIdler } of listPairs(values).slice(0, values.ejes - 1)) {
    const union = toUnion(text)
    const hasTeeth = usesTeeth(union)
    const [driver, driven] = hasTeeth ? teeth : diameters
    const before = steps.at(-1)
    const isShared = isIdler && before !== undefined && isOneKind(before.union, union)
    steps.push({ union, hasTeeth, driver: isShared ? before.driven : driver, driven, isShared })
  }
  return steps
}

type Pair = {
  union: string
  teeth: readonly [number, number]
  diameters: readonly [number, number]
  isIdler: boolean
}

function listPairs(v: GearValues): Pair[] {
  return [
    { union: v.union1, teeth: [v.z1, v.z2], diameters: [v.d1, v.d2], isIdler: false },
    { union: v.union2, teeth: [v.z3, v.z4], diameters: [v.d3, v.d4], isIdler: v.loca2 },
    { union: v.union3, teeth: [v.z5, v.z6], diameters: [v.d5, v.d6], isIdler: v.loca3 },
    { union: v.union4, teeth: [v.z7, v.z8], diameters: [v.d7, v.d8], isIdler: v.loca4 },
    { union: v.union5, teeth: [v.z9, v.z10], diameters: [v.d9, v.d10], isIdler: v.loca5 },
  ]
}

function toUnion(text: string): Union {
  return text === 'correa' || text === 'cruzada' || text === 'cadena' ? text : 'engranajes'
}

function usesTeeth(union: Union): boolean {
  return union === 'engranajes' || union === 'cadena'
}

/** Whether one wheel can serve both: gears mesh with gears, a pulley has two belts, a sprocket two chains. */
function isOneKind(first: Union, second: Union): boolean {
  return first === second || (!usesTeeth(first) && !usesTeeth(second))
}

/** Whether the step reverses the direction, as meshing gears and crossed belts do. */
export function reverses({ union }: Step): boolean {
  return union === 'engranajes' || union === 'cruzada'
}

/** Whether a parameter has an effect in a state. */
export function usesParameter(name: keyof GearValues, values: GearValues): boolean {
  const [, kind, digits] = /^(union|z|d|loca)(\d+)$/.exec(name) ?? []
  if (kind === undefined) return true
  const index = Number(digits)
  const steps = readTrain(values)
  if (kind === 'union') return index <= steps.length
  if (kind === 'loca') return canBeIdler(steps[index - 2], steps[index - 1])
  const step = steps[Math.ceil(index / 2) - 1]
  if (!step || step.hasTeeth !== (kind === 'z')) return false
  return index % 2 === 0 || !step.isShared
}

function canBeIdler(before: Step | undefined, after: Step | undefined): boolean {
  return before !== undefined && after !== undefined && isOneKind(before.union, after.union)
}
