import { joinWords } from '../../../ui/components/join-words.ts'
import { DIODE_LIMIT, DIODE_VOLTS, type Flows, isClosed, isConductor, LED_LIMIT } from './circuit-flows.ts'
import { points } from './circuit-grid.ts'
import { ledColors } from './circuit-parts.ts'
import { findingTexts, formatAmperes, formatVolts } from './circuit-texts.ts'
import { type Circuit, isReceiver, type LivePart } from './live-circuit.ts'
import { SHORT_AMPERES } from './solve-network.ts'

/** Usual maximum current of a LED, in amperes. */
const LED_USUAL = 0.02
/** Smallest voltage across a blocking diode, reverse or forward, that is worth a message. */
const WORTH_VOLTS = 0.3

/** Messages on what students should notice in a circuit, most serious first. */
export function findFindings(circuit: Circuit): string[] {
  const { parts, flows } = circuit
  if (parts.length === 0) return []
  if (!flows.settled) return [findingTexts.unsettled]
  return [
    ...findShort(circuit),
    ...parts.flatMap(findBurnt),
    ...findOpen(circuit),
    ...parts.flatMap(findBlocked),
    ...findBridged(circuit),
    ...findLoose(circuit),
  ]
}

const isHuge = ({ flow }: LivePart): boolean => Math.abs(flow.amperes) >= SHORT_AMPERES

function findShort({ parts }: Circuit): string[] {
  const batteries = parts.filter((part) => part.kind === 'battery' && isHuge(part))
  if (batteries.length === 0) return []
  const meters = parts.filter((part) => part.kind === 'ammeter' && isHuge(part))
  return [
    findingTexts.shortCircuit(joinWords(batteries.map(({ name }) => name))),
    ...meters.map(({ name }) => findingTexts.meterShort(name)),
  ]
}

/** Whether the current destroys a part. */
export function isBurnt({ kind, flow }: LivePart): boolean {
  return (
    (kind === 'led' && flow.amperes > LED_LIMIT + 1e-9) ||
    (kind === 'diode' && flow.amperes > DIODE_LIMIT + 1e-9)
  )
}

function findBurnt(part: LivePart): string[] {
  const { kind, name, flow } = part
  const current = formatAmperes(flow.amperes, 3)
  if (isBurnt(part))
    return [kind === 'led' ? findingTexts.burns(name, current) : findingTexts.diodeBurns(name, current)]
  return kind === 'led' && flow.amperes > LED_USUAL * 1.001 ? [findingTexts.forced(name, current)] : []
}

function findOpen({ parts, around }: Circuit): string[] {
  if (!parts.some(({ kind }) => kind === 'battery')) return [findingTexts.noBattery]
  if (parts.some(({ flow }) => flow.amperes !== 0)) return []
  const open = parts.filter((part) => part.kind === 'switch' && !isClosed(part, around))
  if (open.length > 0) return [findingTexts.openSwitch(joinWords([...new Set(open.map(({ name }) => name))]))]
  return parts.some((part) => findBlocked(part).length > 0) ? [] : [findingTexts.open]
}

/** Explains a diode without current, if the voltage at its ends gives the reason. */
function findBlocked({ kind, name, value, flow }: LivePart): string[] {
  if ((kind !== 'led' && kind !== 'diode') || flow.amperes !== 0) return []
  const needed = kind === 'led' ? (ledColors[value]?.volts ?? 2) : DIODE_VOLTS
  if (flow.volts < -WORTH_VOLTS) return [findingTexts.reversed(name)]
  return flow.volts > WORTH_VOLTS
    ? [findingTexts.weak(name, formatVolts(flow.volts), formatVolts(needed))]
    : []
}

function findBridged({ parts, flows }: Circuit): string[] {
  return parts
    .filter((part) => isReceiver(part) && flows.nodes[part.from] === flows.nodes[part.to])
    .map(({ name }) => findingTexts.bridged(name))
}

function findLoose(circuit: Circuit): string[] {
  return circuit.parts
    .filter((part) => part.kind === 'voltmeter' && isLoose(part, circuit))
    .map(({ name }) => findingTexts.loose(name))
}

/**
 * Whether the tips of a voltmeter are connected only through open switches; a real one reads nothing then.
 */
export function isLoose({ from, to }: LivePart, { parts, around, flows }: Circuit): boolean {
  const groups = joinGroups(
    parts.filter((part) => part.kind !== 'voltmeter' && leads(part, around)),
    flows,
  )
  return groups[from] !== groups[to]
}

const leads = (part: LivePart, around: Circuit['around']): boolean =>
  part.kind !== 'switch' || isConductor(part, around)

function joinGroups(parts: readonly LivePart[], { nodes }: Flows): number[] {
  const groups = [...nodes]
  for (const { from, to } of parts) {
    const [one, other] = [groups[from] ?? 0, groups[to] ?? 0]
    if (one !== other) for (const point of points) if (groups[point] === other) groups[point] = one
  }
  return groups
}
