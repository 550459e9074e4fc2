import { type NumberParameter, numberParameter, type Parameter, type Values } from '../simulator.ts'

type ChoiceParameter = Parameter & { kind: 'choice' }
type SwitchParameter = Parameter & { kind: 'switch' }

const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/** Subscript notation: `n` and 12 → `n₁₂`. */
export function withIndex(letter: string, index: number): string {
  return `${letter}${[...String(index)].map((digit) => subscripts[Number(digit)] ?? '').join('')}`
}

/** Wheels 2k − 1 and 2k form step k: the driving one on axle k and the driven one on axle k + 1. */
function wheelOf(index: number): string {
  const step = Math.ceil(index / 2)
  return index % 2 === 1 ? `motriz del eje ${step}` : `conducida del eje ${step + 1}`
}

function teeth(index: number, initial: number): NumberParameter {
  const label = `Dientes de la rueda ${wheelOf(index)}`
  return numberParameter(label, '', [5, 125, 1, initial], { symbol: withIndex('z', index) })
}

function diameter(index: number, initial: number): NumberParameter {
  const label = `Diámetro de la polea ${wheelOf(index)}`
  return numberParameter(label, 'mm', [5, 500, 1, initial], { symbol: withIndex('d', index) })
}

const unions = {
  engranajes: 'Engranajes',
  correa: 'Correa abierta',
  cruzada: 'Correa cruzada',
  cadena: 'Cadena',
} as const

/** Connection between two axles. */
type Union = keyof typeof unions

function union(step: number): ChoiceParameter {
  return {
    kind: 'choice',
    label: `Del eje ${step} al ${step + 1}`,
    options: unions,
    initial: 'engranajes',
  }
}

function idler(axle: number): SwitchParameter {
  return {
    kind: 'switch',
    label: `Rueda loca en el eje ${axle}`,
    hint: 'La misma rueda recibe el giro y lo pasa.',
    initial: false,
  }
}

/** Parameters of a train. As in the topics, z₁ drives z₂; z₃ is on the axle of z₂ and drives z₄. */
export const gearParameters = {
  ejes: numberParameter('Número de ejes', '', [2, 6, 1, 2]),
  n1: numberParameter('Velocidad del eje 1', 'rpm', [5, 12_000, 5, 900], { symbol: withIndex('n', 1) }),
  sentido: {
    kind: 'choice',
    label: 'Giro del eje 1',
    options: { horario: 'Horario', antihorario: 'Antihorario' },
    initial: 'horario',
  },
  union1: union(1),
  z1: teeth(1, 15),
  d1: diameter(1, 40),
  z2: teeth(2, 45),
  d2: diameter(2, 120),
  loca2: idler(2),
  union2: union(2),
  z3: teeth(3, 15),
  d3: diameter(3, 40),
  z4: teeth(4, 30),
  d4: diameter(4, 80),
  loca3: idler(3),
  union3: union(3),
  z5: teeth(5, 15),
  d5: diameter(5, 40),
  z6: teeth(6, 30),
  d6: diameter(6, 80),
  loca4: idler(4),
  union4: union(4),
  z7: teeth(7, 15),
  d7: diameter(7, 40),
  z8: teeth(8, 30),
  d8: diameter(8, 80),
  loca5: idler(5),
  union5: union(5),
  z9: teeth(9, 15),
  d9: diameter(9, 40),
  z10: teeth(10, 30),
  d10: diameter(10, 80),
  m1: numberParameter('Par del eje 1', 'N·m', [0.01, 20, 0.01, 0.05], { symbol: withIndex('M', 1) }),
  rend: numberParameter('Rendimiento de cada pareja', '%', [50, 100, 1, 100], {
    symbol: 'η',
    hint: 'Con 100 % no hay rozamiento.',
  }),
} satisfies Record<string, Parameter>

export type GearValues = Values<typeof gearParameters>

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
