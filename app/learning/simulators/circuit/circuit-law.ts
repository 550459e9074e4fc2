import { formatNumber } from '../../marking/format-number.ts'
import { DIODE_LIMIT, findOhms, LED_KNEE } from './circuit-flows.ts'
import { findLoop, type Loop, type Reduced } from './circuit-formula.ts'
import { formatAmperes, formatVolts, outcomeTexts } from './circuit-texts.ts'
import type { Circuit, LivePart } from './live-circuit.ts'

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
export function sayLawOf(part: LivePart, { around, isShort }: Circuit): string | undefined {
  const ohms = findOhms(part, around)
  const amperes = Math.abs(part.flow.amperes)
  if (ohms === undefined || amperes === 0 || isShort) return undefined
  return `V = I · R = ${formatNumber(amperes, 4)} A · ${sayOhms(ohms)} = ${formatVolts(amperes * ohms)}`
}
