import type { Output } from '../simulator.ts'
import { isLoose } from './circuit-findings.ts'
import { findOhms } from './circuit-flows.ts'
import { namePoint } from './circuit-grid.ts'
import { findLaw, findWholeOhms, sayLawOf } from './circuit-law.ts'
import { cleanVolts, outcomeTexts } from './circuit-texts.ts'
import { type Circuit, isReceiver, type LivePart } from './live-circuit.ts'
import { SHORT_AMPERES } from './solve-network.ts'

/** Outputs of a circuit: the measured part, the battery, the meters and the formula. */
export function readOutputs(circuit: Circuit): Record<string, Output> {
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
  const own = chosen && isReceiver(chosen) ? sayLawOf(chosen, circuit) : undefined
  return {
    ...(law !== undefined && { formula: { label: outcomeTexts.law, symbol: '', unit: '', value: law } }),
    ...(own !== undefined &&
      chosen && { cuenta: { label: outcomeTexts.lawOf(chosen.name), symbol: '', unit: '', value: own } }),
  }
}
