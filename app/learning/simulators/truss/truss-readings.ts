import type { Output } from '../simulator.ts'
import { namePlace } from './truss-grid.ts'
import type { Worked } from './truss-model.ts'
import { barName } from './truss-parts.ts'
import { trussTexts as texts } from './truss-texts.ts'

const plain = { symbol: '', unit: '' }

/** Outputs of a truss. */
export function listReadings(worked: Worked): Record<string, Output> {
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
export function countNeeded({
  nodes,
  reactionCount,
}: Pick<Worked['solution'], 'nodes' | 'reactionCount'>): number {
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
export function sayStrain(force: number | undefined): string {
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
