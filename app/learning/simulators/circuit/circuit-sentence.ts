import { joinWords } from '../../../ui/components/join-words.ts'
import { isBurnt } from './circuit-findings.ts'
import { cleanVolts, formatAmperes, formatVolts, outcomeTexts } from './circuit-texts.ts'
import { type Circuit, isReceiver, type LivePart } from './live-circuit.ts'

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
export function describeCircuit(circuit: Circuit): string {
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
