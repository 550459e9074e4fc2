import { formatNumber } from '../../marking/format-number.ts'
import {
  type Circuit,
  DIODE_LIMIT,
  DIODE_VOLTS,
  type Flows,
  findOhms,
  findVolts,
  LED_KNEE,
  type LivePart,
  type Surroundings,
} from './circuit-flows.ts'
import { ledColors, type NamedPart } from './circuit-parts.ts'
import { formatAmperes, formatVolts, outcomeTexts } from './circuit-texts.ts'

/** The single loop of a circuit after reduction; undefined if it cannot be reduced. */
function findOwnLoop({ parts, around, flows, chosen, isShort }: Circuit): Loop | undefined {
  return isShort || parts.some(isBeyond) ? undefined : findLoop(parts, around, flows, chosen?.name)
}

/** Whether a diode carries so much current that its voltage is not the constant of the school formula. */
function isBeyond({ kind, flow }: LivePart): boolean {
  return (kind === 'led' && flow.amperes > LED_KNEE) || (kind === 'diode' && flow.amperes > DIODE_LIMIT)
}

/** Total resistance at the battery in ohms, if all parts with current are resistances that reduce to one. */
export function findWholeOhms(circuit: Circuit): number | undefined {
  const loop = findOwnLoop(circuit)
  return loop && loop.drops.length === 0 ? loop.reduced.ohms : undefined
}

/** The school formula for a circuit with its numbers; undefined if no current flows. */
export function findLaw(circuit: Circuit): string | undefined {
  if (!circuit.parts.some(({ kind, flow }) => kind === 'battery' && flow.amperes !== 0)) return undefined
  const loop = findOwnLoop(circuit)
  if (!loop)
    return circuit.isShort || circuit.parts.some(isBeyond) ? outcomeTexts.noLimit : outcomeTexts.noLaw
  const { reduced } = loop
  const volts = sum(loop.pushes) - sum(loop.drops)
  const intensity = `I = ${sayVolts(loop)} / ${sayOhms(reduced.ohms)} = ${formatAmperes(volts / reduced.ohms)}`
  return reduced.kind === 'one' ? intensity : `${sayReduced(reduced)}; ${intensity}`
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** «9 V», «(9 V − 2 V)». */
function sayVolts({ pushes, drops }: Loop): string {
  const words = [...pushes, ...drops.map((drop) => -drop)].map((volts, index) => {
    const size = formatVolts(Math.abs(volts))
    return index === 0 ? `${volts < 0 ? '−' : ''}${size}` : `${volts < 0 ? '−' : '+'} ${size}`
  })
  return words.length === 1 ? words.join('') : `(${words.join(' ')})`
}

/** Always in ohms, as the formula requires. */
const sayOhms = (ohms: number): string => `${formatNumber(ohms, 4)} Ω`

const ohmsOf = ({ ohms }: Reduced): string => formatNumber(ohms, 4)

/** «R = R1 + R2 = 300 + 600 = 900 Ω». */
function sayReduced(reduced: Exclude<Reduced, { kind: 'one' }>): string {
  const end = sayOhms(reduced.ohms)
  const numbers = reduced.of.map(ohmsOf)
  if (reduced.kind === 'series') return `R = ${sayNames(reduced)} = ${numbers.join(' + ')} = ${end}`
  const [one, other, third] = reduced.of
  if (one?.kind === 'one' && other?.kind === 'one' && !third) {
    const product = `${one.name} · ${other.name} / (${one.name} + ${other.name})`
    return `R = ${product} = ${numbers.join(' · ')} / ${formatNumber(one.ohms + other.ohms, 5)} = ${end}`
  }
  return `1/R = ${numbers.map((number) => `1/${number}`).join(' + ')}, R = ${end}`
}

/** «R1 + (R2 ∥ R3)». */
function sayNames(reduced: Reduced, isInner = false): string {
  if (reduced.kind === 'one') return reduced.name
  const names = reduced.of.map((part) => sayNames(part, true)).join(reduced.kind === 'series' ? ' + ' : ' ∥ ')
  return isInner ? `(${names})` : names
}

/** Ohm's law for one part: «V = I · R = 0,02 A · 450 Ω = 9 V». */
export function describeLawOf(part: LivePart, { around, isShort }: Circuit): string | undefined {
  const ohms = findOhms(part, around)
  const amperes = Math.abs(part.flow.amperes)
  if (ohms === undefined || amperes === 0 || isShort) return undefined
  return `V = I · R = ${formatNumber(amperes, 4)} A · ${sayOhms(ohms)} = ${formatVolts(amperes * ohms)}`
}

/** Resistances reduced as taught in school: a single one, some in series, or some in parallel. */
type Reduced =
  | { kind: 'one'; name: string; ohms: number }
  | { kind: 'series' | 'parallel'; of: readonly Reduced[]; ohms: number }

/** A circuit reduced to one loop: its sources, the voltage drops of diodes, and the total resistance. */
type Loop = {
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
function findLoop(
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
