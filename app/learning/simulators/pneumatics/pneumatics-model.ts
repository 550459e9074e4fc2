import { formatNumber } from '../../marking/format-number.ts'
import type { Outcome, Output, Values } from '../simulator.ts'
import { type CircuitState, runCircuit } from './circuit-state.ts'
import type { PneumaticsParameters } from './pneumatics-parameters.ts'
import { pneumaticsTexts as texts } from './pneumatics-texts.ts'

export type PneumaticsValues = Values<PneumaticsParameters>

type OutputName = 'posicion' | 'avance' | 'retroceso' | 'aire' | 'velocidad' | 'vuelta' | 'tiempo'

/**
 * Outcome of a circuit. `state`: its valves and lines; `isOut`: final position of the rod; speeds in mm/s.
 */
export type PneumaticsOutcome = Outcome & {
  outputs: Readonly<Record<OutputName, Output>>
  state: CircuitState
  isOut: boolean
  speed: { out: number; back: number }
}

/** Whether the cylinder of a circuit has a spring instead of a second chamber. */
export function isSingleActing(circuito: string): boolean {
  return circuito === 'simple' || circuito === 'o' || circuito === 'y'
}

/**
 * Computes a cylinder and its circuit: forces (F = p · A), air per cycle and speeds (v = q / A).
 * Air is free air: V · (p + 1), with p in bar above the atmosphere of 1 bar.
 * Extreme values are valid: a rod as thick as its piston has no return force, and a spring that is too strong
 * keeps it in.
 */
export function computePneumatics(values: PneumaticsValues): PneumaticsOutcome {
  const state = runCircuit(values)
  const { out, back, single } = measure(values)
  const isOut = state.wantsOut && out.force > 0
  const outputs: PneumaticsOutcome['outputs'] = {
    posicion: { label: texts.rodIs, symbol: '', unit: '', value: isOut ? texts.out : texts.back },
    avance: output(texts.forceOut, 'F₊', 'N', Math.max(0, out.force)),
    retroceso: output(single ? texts.forceSpring : texts.forceBack, 'F₋', 'N', Math.max(0, back.force)),
    aire: output(texts.air, 'V', 'L', airOfCycle(values)),
    velocidad: output(texts.speedOut, 'v₊', 'cm/s', out.speed / 10),
    vuelta: output(texts.speedBack, 'v₋', 'cm/s', back.speed / 10),
    tiempo: output(texts.timeOut, 't', 's', out.speed > 0 ? values.carrera / out.speed : 0),
  }
  return {
    outputs,
    state,
    isOut,
    speed: { out: out.speed, back: back.speed },
    warnings: warn(values, out.force),
    sentence: `${tellRod(outputs, isOut)} ${state.says}`,
  }
}

type Way = { force: number; speed: number }

/** Forces in N, speeds in mm/s. 1 bar = 0,1 N/mm²; 1 L/min = 10⁶/60 mm³/s. */
function measure(values: PneumaticsValues): { out: Way; back: Way; single: boolean } {
  const { circuito, presion, embolo, vastago, muelle, caudal, regulado } = values
  const single = isSingleActing(circuito)
  const pressure = presion / 10
  const whole = area(embolo)
  const ring = Math.max(0, whole - area(vastago))
  const flow = toVolume(caudal)
  const force = pressure * whole - (single ? muelle : 0)
  // With a throttle, the exhaust air of the rod side sets the speed, unless the inflow is even slower.
  const speed =
    circuito === 'velocidad' && ring > 0 ? Math.min(toVolume(regulado) / ring, flow / whole) : flow / whole
  const back = single
    ? { force: muelle, speed: flow / whole }
    : { force: pressure * ring, speed: ring > 0 ? flow / ring : 0 }
  return { out: { force, speed: force > 0 ? speed : 0 }, back, single }
}

/** Area of a circle, in mm². */
function area(diameter: number): number {
  return (Math.PI * diameter ** 2) / 4
}

function toVolume(litresPerMinute: number): number {
  return (litresPerMinute * 1e6) / 60
}

/** Litres of free air, out and back. */
function airOfCycle({ circuito, presion, embolo, vastago, carrera }: PneumaticsValues): number {
  const chambers = isSingleActing(circuito)
    ? area(embolo)
    : area(embolo) + Math.max(0, area(embolo) - area(vastago))
  return ((chambers * carrera) / 1e6) * (presion + 1)
}

function output(label: string, symbol: string, unit: string, value: number): Output {
  return { label, symbol, unit, value }
}

function tellRod({ avance, retroceso }: PneumaticsOutcome['outputs'], isOut: boolean): string {
  const force = Number((isOut ? avance : retroceso).value)
  const where = isOut ? 'Vástago fuera' : 'Vástago dentro'
  return `${where}, empujado con ${formatNumber(force, 4)} N.`
}

function warn({ circuito, vastago, embolo, muelle }: PneumaticsValues, out: number): string[] {
  const warnings: string[] = []
  if (!isSingleActing(circuito) && vastago >= embolo)
    warnings.push(
      'El vástago no cabe: tiene que ser más fino que el émbolo. No queda superficie para volver.',
    )
  if (out <= 0)
    warnings.push(
      `El muelle empuja con ${formatNumber(muelle)} N, tanto como el aire o más: el vástago no sale. Sube la presión o el diámetro.`,
    )
  return warnings
}
