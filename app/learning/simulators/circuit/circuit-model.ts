import { joinWords } from '../../../ui/components/join-words.ts'
import type { Outcome, Output } from '../simulator.ts'
import { readCircuit } from './circuit-code.ts'
import {
  type Circuit,
  DIODE_LIMIT,
  DIODE_VOLTS,
  type Flows,
  findFlows,
  findOhms,
  isClosed,
  isConductor,
  isReceiver,
  LED_LIMIT,
  type LivePart,
  type Surroundings,
} from './circuit-flows.ts'
import { describeLawOf, findLaw, findWholeOhms } from './circuit-law.ts'
import { asEdge, ledColors, nameEdge, namePoint, points } from './circuit-parts.ts'
import { cleanVolts, findingTexts, formatAmperes, formatVolts, outcomeTexts } from './circuit-texts.ts'
import { SHORT_AMPERES } from './solve-network.ts'

export type CircuitValues = Surroundings & { circuito: string; elegido: string }

export type CircuitOutcome = Outcome & { circuit: Circuit; fault: string | undefined }

/** Solves a circuit, in volts and amperes. Every text yields an outcome. */
export function computeCircuit(values: CircuitValues): CircuitOutcome {
  const { parts, fault } = readCircuit(values.circuito)
  const flows = findFlows(parts, values)
  const live = parts.map((part, index) => ({ ...part, flow: flows.flows[index] ?? { amperes: 0, volts: 0 } }))
  const circuit: Circuit = {
    parts: live,
    around: values,
    flows,
    chosen: findChosen(live, values.elegido),
    isShort: live.some(({ flow }) => Math.abs(flow.amperes) >= SHORT_AMPERES),
  }
  const warnings = [...(fault ? [fault] : []), ...findFindings(circuit)]
  return {
    outputs: readOutputs(circuit),
    warnings,
    sentence: describeCircuit(circuit),
    circuit,
    fault,
  }
}

/** The part with a name or at a place; by default the first consumer, otherwise the first part. */
function findChosen(parts: readonly LivePart[], written: string): LivePart | undefined {
  const wanted = written.trim().toLowerCase()
  const named = parts.find(({ name }) => name !== '' && name.toLowerCase() === wanted)
  const placed = parts.find(
    ({ kind, from, to }) => kind !== 'voltmeter' && nameEdge(from, to) === asEdge(wanted),
  )
  return named ?? placed ?? parts.find(isReceiver) ?? parts.find(({ kind }) => kind === 'battery')
}

/** Usual maximum current of a LED, in amperes. */
const LED_USUAL = 0.02
/** Smallest voltage across a blocking diode, reverse or forward, that is worth a message. */
const WORTH_VOLTS = 0.3

/** Messages on what students should notice in a circuit, most serious first. */
function findFindings(circuit: Circuit): string[] {
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
function isLoose({ from, to }: LivePart, { parts, around, flows }: Circuit): boolean {
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

/** Outputs of a circuit: the measured part, the battery, the meters and the formula. */
function readOutputs(circuit: Circuit): Record<string, Output> {
  const { chosen } = circuit
  return {
    ...(chosen && readChosen(chosen, circuit)),
    ...readWhole(circuit),
    ...readMeters(circuit),
    ...readLaws(circuit),
  }
}

/** A current as an output: in mA below 1 A, and in words if only a short circuit could cause it. */
function asCurrent(label: string, symbol: string, amperes: number): Output {
  if (Math.abs(amperes) >= SHORT_AMPERES) return { label, symbol, unit: '', value: outcomeTexts.huge }
  return Math.abs(amperes) >= 1
    ? { label, symbol, unit: 'A', value: amperes }
    : { label, symbol, unit: 'mA', value: amperes * 1000 }
}

function asPower(label: string, watts: number): Output {
  return watts >= 1
    ? { label, symbol: 'P', unit: 'W', value: watts }
    : { label, symbol: 'P', unit: 'mW', value: watts * 1000 }
}

function readChosen(part: LivePart, { around }: Circuit): Record<string, Output> {
  const name = part.name || outcomeTexts.wire
  const amperes = Math.abs(part.flow.amperes)
  const current = asCurrent(outcomeTexts.current(name), 'I', amperes)
  if (part.kind === 'wire') return { intensidad: current }
  const volts = Math.abs(cleanVolts(part.flow.volts))
  const ohms = part.kind === 'ldr' || part.kind === 'ntc' ? findOhms(part, around) : undefined
  return {
    tension: { label: outcomeTexts.voltage(name), symbol: 'V', unit: 'V', value: volts },
    intensidad: current,
    ...(amperes < SHORT_AMPERES && { potencia: asPower(outcomeTexts.power(name), volts * amperes) }),
    ...(ohms !== undefined && {
      resistencia: { label: outcomeTexts.ohms(name), symbol: 'R', unit: 'Ω', value: ohms },
    }),
  }
}

function readWhole(circuit: Circuit): Record<string, Output> {
  const battery = circuit.parts.find(({ kind }) => kind === 'battery')
  if (!battery) return {}
  const total = asCurrent(outcomeTexts.total(battery.name), '', battery.flow.amperes)
  const ohms = findWholeOhms(circuit)
  return {
    total,
    ...(ohms !== undefined && {
      equivalente: { label: outcomeTexts.whole, symbol: 'R', unit: 'Ω', value: ohms },
    }),
  }
}

function readMeters(circuit: Circuit): Record<string, Output> {
  const meters = circuit.parts.filter(({ kind }) => kind === 'ammeter' || kind === 'voltmeter')
  return Object.fromEntries(meters.map((part) => [part.name.toLowerCase(), readMeter(part, circuit)]))
}

/** Reading of a meter. The first point is the + tip of a voltmeter, and the input of an ammeter. */
export function readMeter(part: LivePart, circuit: Circuit): Output {
  const { name, kind, from, to, flow } = part
  if (kind !== 'voltmeter') return asCurrent(outcomeTexts.meter(name, 'ammeter', ''), '', flow.amperes)
  const label = outcomeTexts.meter(name, 'voltmeter', `${namePoint(from)} a ${namePoint(to)}`)
  return { label, symbol: '', unit: 'V', value: isLoose(part, circuit) ? 0 : cleanVolts(flow.volts) }
}

function readLaws(circuit: Circuit): Record<string, Output> {
  const { chosen } = circuit
  const law = findLaw(circuit)
  const own = chosen && isReceiver(chosen) ? describeLawOf(chosen, circuit) : undefined
  return {
    ...(law !== undefined && { formula: { label: outcomeTexts.law, symbol: '', unit: '', value: law } }),
    ...(own !== undefined &&
      chosen && { cuenta: { label: outcomeTexts.lawOf(chosen.name), symbol: '', unit: '', value: own } }),
  }
}

/** Thresholds of visible effects: watts of a bulb, amperes of a LED, volts of a motor. */
const BULB_WATTS = 0.01
const LED_AMPERES = 0.0005
const MOTOR_VOLTS = 0.5

/** Brightness of a part: 0 dark, 1 weak, 2 bright, 3 very bright. Bulbs by power, LED by current. */
export function findGlow(part: LivePart): 0 | 1 | 2 | 3 {
  const { kind, flow } = part
  const steps = kind === 'bulb' ? [BULB_WATTS, 0.2, 1.5] : kind === 'led' ? [LED_AMPERES, 0.004, 0.02001] : []
  const size = kind === 'bulb' ? Math.abs(flow.volts * flow.amperes) : flow.amperes
  if (isBurnt(part)) return 0
  const reached = steps.filter((step) => size >= step).length
  return reached === 3 ? 3 : reached === 2 ? 2 : reached === 1 ? 1 : 0
}

/** Turns per second of a motor, by its voltage; negative if it runs backwards. */
export function findTurns({ kind, flow }: LivePart): number {
  return kind === 'motor' && flow.amperes !== 0 && Math.abs(flow.volts) >= MOTOR_VOLTS ? flow.volts / 6 : 0
}

/** The state in one or two sentences: the measured part, the battery, and which parts glow or turn. */
function describeCircuit(circuit: Circuit): string {
  const { parts, chosen, isShort } = circuit
  if (parts.length === 0) return outcomeTexts.empty
  if (isShort) return outcomeTexts.isShort
  if (!parts.some(({ flow }) => flow.amperes !== 0)) return describeStill(chosen)
  const battery = parts.find(({ kind, flow }) => kind === 'battery' && flow.amperes !== 0)
  const lit = parts.filter((part) => findGlow(part) > 0).map(({ name }) => name)
  const turning = parts.filter((part) => findTurns(part) !== 0).map(({ name }) => name)
  const burnt = parts.filter(isBurnt).map(({ name }) => name)
  return [
    burnt.length > 0 && outcomeTexts.burnt(joinWords(burnt), burnt.length > 1),
    chosen && describePart(chosen),
    battery && chosen !== battery && describeBattery(battery),
    lit.length > 0 && outcomeTexts.lit(joinWords(lit), lit.length > 1),
    turning.length > 0 && outcomeTexts.turns(joinWords(turning), turning.length > 1),
  ]
    .filter(Boolean)
    .join(' ')
}

function describePart(part: LivePart): string {
  const { kind, name, flow } = part
  if (kind === 'battery') return describeBattery(part)
  const current = formatAmperes(Math.abs(flow.amperes))
  if (!isReceiver(part)) return outcomeTexts.through(name || outcomeTexts.thisWire, current)
  return outcomeTexts.said(name, current, formatVolts(Math.abs(flow.volts)))
}

function describeBattery({ name, flow }: LivePart): string {
  const current = formatAmperes(Math.abs(flow.amperes))
  return flow.amperes < 0 ? outcomeTexts.takes(name, current) : outcomeTexts.gives(name, current)
}

/** Description without current; an open switch still shows a voltage. */
function describeStill(chosen: LivePart | undefined): string {
  const volts = Math.abs(cleanVolts(chosen?.flow.volts ?? 0))
  return chosen && chosen.name !== '' && volts > 0
    ? `${outcomeTexts.noCurrent} ${outcomeTexts.between(chosen.name, formatVolts(volts))}`
    : outcomeTexts.noCurrent
}
