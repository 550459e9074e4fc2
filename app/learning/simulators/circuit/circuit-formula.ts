import { DIODE_VOLTS, type Flows, findOhms, findVolts, type Surroundings } from './circuit-flows.ts'
import { ledColors, type NamedPart } from './circuit-parts.ts'

/** Resistances reduced as taught in school: a single one, some in series, or some in parallel. */
export type Reduced =
  | { kind: 'one'; name: string; ohms: number }
  | { kind: 'series' | 'parallel'; of: readonly Reduced[]; ohms: number }

/** A circuit reduced to one loop: its sources, the voltage drops of diodes, and the total resistance. */
export type Loop = {
  pushes: readonly number[]
  drops: readonly number[]
  reduced: Reduced
  names: readonly string[]
}

/** Current flows from `from` to `to`. */
type Edge = {
  from: number
  to: number
  pushes: number[]
  drops: number[]
  reduced: Reduced | undefined
  names: string[]
}

/**
 * Reduces the parts that carry current by the rules for series and parallel resistances.
 * Returns undefined if they do not lead to one loop, as with a bridge, two parallel batteries or an
 * overloaded LED.
 */
export function findLoop(
  parts: readonly NamedPart[],
  around: Surroundings,
  { flows, nodes }: Flows,
  chosen: string | undefined,
): Loop | undefined {
  const edges = parts.flatMap((part, index) => {
    const amperes = flows[index]?.amperes ?? 0
    const edge = amperes === 0 ? undefined : asEdge(part, around, amperes > 0)
    if (!edge) return []
    return [{ ...edge, from: nodes[edge.from] ?? 0, to: nodes[edge.to] ?? 0 }]
  })
  while (mergeSeries(edges) || mergeParallel(edges));
  const loops = edges.filter(({ from, to }) => from === to)
  const loop = loops.find(({ names }) => names.includes(chosen ?? '')) ?? loops[0]
  return loop?.reduced && { ...loop, reduced: loop.reduced }
}

function asEdge(part: NamedPart, around: Surroundings, forward: boolean): Edge | undefined {
  const ends = forward ? { from: part.from, to: part.to } : { from: part.to, to: part.from }
  const edge = { ...ends, pushes: [], drops: [], reduced: undefined, names: [part.name] }
  if (part.kind === 'battery') return { ...edge, pushes: [findVolts(part, around) * (forward ? 1 : -1)] }
  if (part.kind === 'diode') return { ...edge, drops: [DIODE_VOLTS] }
  if (part.kind === 'led') return { ...edge, drops: [ledColors[part.value]?.volts ?? 2] }
  const ohms = findOhms(part, around)
  return ohms === undefined ? undefined : { ...edge, reduced: { kind: 'one', name: part.name, ohms } }
}

/** Merges two edges whose common node has no others; returns whether it found some. */
function mergeSeries(edges: Edge[]): boolean {
  for (const first of edges) {
    if (first.from === first.to) continue
    const meeting = edges.filter(({ from, to }) => from === first.to || to === first.to)
    const second = meeting.find((edge) => edge !== first)
    if (meeting.length !== 2 || !second || second.from !== first.to || second.to === first.to) continue
    edges.splice(edges.indexOf(second), 1)
    first.to = second.to
    first.pushes = [...first.pushes, ...second.pushes]
    first.drops = [...first.drops, ...second.drops]
    first.names = [...first.names, ...second.names]
    first.reduced = join('series', first.reduced, second.reduced)
    return true
  }
  return false
}

const isBare = ({ pushes, drops }: Edge): boolean => pushes.length === 0 && drops.length === 0

/** Merges two pure resistances between the same nodes; returns whether it found some. */
function mergeParallel(edges: Edge[]): boolean {
  for (const first of edges) {
    if (first.from === first.to || !isBare(first)) continue
    const second = edges.find(
      (edge) => edge !== first && isBare(edge) && edge.from === first.from && edge.to === first.to,
    )
    if (!second) continue
    edges.splice(edges.indexOf(second), 1)
    first.names = [...first.names, ...second.names]
    first.reduced = join('parallel', first.reduced, second.reduced)
    return true
  }
  return false
}

function join(
  kind: 'series' | 'parallel',
  one: Reduced | undefined,
  other: Reduced | undefined,
): Reduced | undefined {
  if (!one || !other) return one ?? other
  const of = [one, other].flatMap((part) => (part.kind === kind ? part.of : [part]))
  const ohms =
    kind === 'series'
      ? of.reduce((sum, part) => sum + part.ohms, 0)
      : 1 / of.reduce((sum, part) => sum + 1 / part.ohms, 0)
  return { kind, of, ohms }
}
