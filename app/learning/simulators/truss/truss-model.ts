import { joinWords } from '../../../ui/components/join-words.ts'
import type { Outcome, Output } from '../simulator.ts'
import { type Solution, solveTruss } from './solve-truss.ts'
import { readTruss, trussCode } from './truss-code.ts'
import {
  type Bar,
  barName,
  type Force,
  isSameBar,
  namePlace,
  readChoice,
  spanOf,
  type Truss,
} from './truss-parts.ts'
import { directionNames, trussTexts as texts } from './truss-texts.ts'

/** The state of the simulator. */
export type TrussValues = {
  modelo: string
  barras: string
  elegido: string
  p: number
  ancho: number
  alto: number
  limite: number
}

/** A bar with its force in kN, tension positive; undefined if the truss moves. */
export type LoadedBar = Bar & { length: number; force: number | undefined }

/** The solved truss, from which outputs and texts are derived. */
type Worked = {
  truss: Truss
  solution: Solution
  bars: readonly LoadedBar[]
  /** The bar in the readings. */
  chosen: LoadedBar | undefined
  /** kN of the shared load. */
  shared: number
}

export type TrussOutcome = Outcome & Worked

/** Rounding error that counts as zero, in kN. */
const noise = 1e-7

/** Solves the truss of a state. An invalid code counts as an empty truss. */
export function computeTruss(values: TrussValues): TrussOutcome {
  const truss = readTruss(trussCode(values))
  const solution = solveTruss(truss, values)
  const bars = truss.bars.map((bar, at) => {
    const force = solution.forces[at]
    const clean = force !== undefined && Math.abs(force) < noise ? 0 : force
    return { ...bar, length: spanOf(bar, values).length, force: clean }
  })
  const { bar: place } = readChoice(values.elegido)
  const chosen = place && bars.find((bar) => isSameBar(bar, place))
  const worked = { truss, solution, bars, chosen, shared: values.p }
  return {
    ...worked,
    outputs: listReadings(worked),
    warnings: findWarnings(worked, values.limite),
    sentence: sayTruss(worked),
  }
}

const plain = { symbol: '', unit: '' }

/** Outputs of a truss. */
function listReadings(worked: Worked): Record<string, Output> {
  return { ...countParts(worked), ...readChosen(worked), ...readMost(worked), ...readSupports(worked) }
}

function countParts({ truss, solution }: Worked): Record<string, Output> {
  const { nodes, freedoms, loose, spare, reactionCount } = solution
  const rigid = spare > 0 ? texts.spare : texts.exact
  return {
    estado: { ...plain, label: texts.state, value: freedoms > 0 || nodes.length === 0 ? texts.moves : rigid },
    nudos: { ...plain, label: texts.nodes, symbol: 'n', value: nodes.length },
    barras: { ...plain, label: texts.bars, symbol: 'b', value: truss.bars.length },
    reacciones: { ...plain, label: texts.reactions, symbol: 'r', value: reactionCount },
    necesarias: { ...plain, label: texts.needed, symbol: '2 · n − r', value: countNeeded(solution) },
    faltan: { ...plain, label: texts.missing, value: freedoms - loose },
    sobran: { ...plain, label: reactionCount > 3 ? texts.extraOrHeld : texts.extra, value: spare },
  }
}

/** Maxwell's count of bars: two equations per node, minus the reactions. */
function countNeeded({ nodes, reactionCount }: Pick<Worked['solution'], 'nodes' | 'reactionCount'>): number {
  return Math.max(0, 2 * nodes.length - reactionCount)
}

function readChosen({ chosen }: Worked): Record<string, Output> {
  if (!chosen) return {}
  const name = barName(chosen)
  const { length, force } = chosen
  return {
    largo: { ...plain, label: texts.length(name), unit: 'm', value: length },
    fuerza: { ...kilonewtons(force === undefined ? undefined : Math.abs(force)), label: texts.force(name) },
    esfuerzo: { ...plain, label: texts.strain(name), value: sayStrain(force) },
  }
}

/** The kind of force in a bar, in one word. */
function sayStrain(force: number | undefined): string {
  if (force === undefined) return texts.unbalanced
  return texts.strains[force > 0 ? 'pull' : force < 0 ? 'push' : 'none']
}

function kilonewtons(value: number | undefined): Omit<Output, 'label'> {
  return value === undefined ? { ...plain, value: texts.unbalanced } : { ...plain, unit: 'kN', value }
}

function readMost({ bars, solution }: Worked): Record<string, Output> {
  const forces = bars.map(({ force = 0 }) => force)
  const moves = solution.freedoms > 0
  const most = (sign: number): number => Math.max(0, ...forces.map((force) => sign * force))
  return {
    traccion: { ...kilonewtons(moves ? undefined : most(1)), label: texts.pull },
    compresion: { ...kilonewtons(moves ? undefined : most(-1)), label: texts.push },
  }
}

/** Reactions by the number of their support, in the order in which supports were added. */
function readSupports({ truss, solution }: Worked): Record<string, Output> {
  const read = truss.supports.flatMap(({ at, kind }, index): [string, Output][] => {
    const reaction = solution.reactions[index]
    if (!reaction) return []
    const node = namePlace(at)
    const up = { ...kilonewtons(clean(reaction.y)), label: texts.vertical(node) }
    const across = { ...kilonewtons(clean(reaction.x)), label: texts.level(node) }
    return [
      ...(kind === 'pared' ? [] : [[`v${index + 1}`, up] as [string, Output]]),
      ...(kind === 'movil' ? [] : [[`h${index + 1}`, across] as [string, Output]]),
    ]
  })
  return Object.fromEntries(read)
}

/** Replaces rounding errors by 0. */
const clean = (value: number): number => (Math.abs(value) < 1e-7 ? 0 : value)

/** The state in words: whether the truss moves, and the forces of its bars. */
function sayTruss(worked: Worked): string {
  const { truss, solution } = worked
  if (truss.bars.length === 0) return texts.empty
  const said =
    solution.freedoms > 0 ? [sayWhy(worked), sayMovement(worked)] : [sayRigid(worked), sayMost(worked)]
  return [...said, sayChosen(worked)].filter(Boolean).join(' ')
}

function sayWhy({ truss, solution }: Worked): string {
  const { freedoms, loose, nodes } = solution
  const have = truss.bars.length
  const missing = freedoms - loose
  if (loose > 0) return missing > 0 ? texts.isLooseAndLacks(missing) : texts.isLoose(have, nodes.length)
  const needed = countNeeded(solution)
  return have >= needed ? texts.misplaced(have, needed) : texts.lacks(missing, have, nodes.length)
}

function sayMovement({ solution: { nodes, movement } }: Worked): string {
  const lengths = movement.map(({ x, y }) => Math.hypot(x, y))
  const at = lengths.indexOf(Math.max(...lengths))
  const [node, way] = [nodes[at], movement[at]]
  return node === undefined || !way ? '' : texts.goes(namePlace(node), sayWay(way))
}

/** «hacia la derecha y hacia abajo»; a component below a tenth is omitted. */
function sayWay({ x, y }: Force): string {
  const across = x > 0 ? directionNames.derecha : directionNames.izquierda
  const up = y > 0 ? directionNames.arriba : directionNames.abajo
  return joinWords([...(Math.abs(x) > 0.1 ? [across] : []), ...(Math.abs(y) > 0.1 ? [up] : [])])
}

function sayRigid({ truss, solution: { spare, nodes, reactionCount } }: Worked): string {
  return spare > 0 ? texts.hasSpare(spare, reactionCount) : texts.isExact(truss.bars.length, nodes.length)
}

function sayMost({ bars }: Worked): string {
  return texts.most(sayExtreme(bars, 1), sayExtreme(bars, -1))
}

/** The bar with the greatest tension or compression; the first one in a tie. */
function sayExtreme(bars: readonly LoadedBar[], sign: 1 | -1): string {
  const sizes = bars.map(({ force = 0 }) => sign * force)
  const most = Math.max(...sizes)
  const bar = bars[sizes.findIndex((size) => size > most - 1e-7)]
  return bar && most > 0 ? texts.withForce(barName(bar), most) : ''
}

function sayChosen({ chosen }: Worked): string {
  if (chosen?.force === undefined) return ''
  return texts.chosen(barName(chosen), describeForce(chosen.force))
}

/** «7,071 kN, compresión». */
export function describeForce(force: number): string {
  return force === 0 ? sayStrain(force) : `${texts.kilonewtons(Math.abs(force))}, ${sayStrain(force)}`
}

/** Maximum number of bars named in a warning. */
const maxNamed = 3

/** Messages on what students should notice. `limit`: greatest force that a bar withstands, in kN. */
function findWarnings({ truss, solution, bars }: Worked, limit: number): string[] {
  if (truss.bars.length === 0) return []
  const lonely = solution.nodes.filter(
    (node) => !truss.bars.some(({ from, to }) => from === node || to === node),
  )
  const over = bars.filter(({ force = 0 }) => Math.abs(force) > limit + 1e-7)
  return [
    ...findLoose(truss.supports.length, solution.loose),
    ...(lonely.length > 0 ? [texts.lonely(lonely.map(namePlace))] : []),
    ...(truss.loads.length === 0 ? [texts.noLoad] : []),
    ...over.slice(0, maxNamed).map((bar) => sayOver(bar, limit)),
    ...(over.length > maxNamed ? [texts.manyOver(over.length - maxNamed)] : []),
  ]
}

function findLoose(supports: number, loose: number): string[] {
  if (loose === 0) return []
  return [supports === 0 ? texts.noSupports : texts.fewSupports]
}

function sayOver(bar: LoadedBar, limit: number): string {
  const { force = 0 } = bar
  const say = force > 0 ? texts.broken : texts.crushed
  return say(barName(bar), Math.abs(force), limit)
}
