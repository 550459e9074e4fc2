import type { Outcome, Output } from '../simulator.ts'
import { isLever, type LeverValues } from './lever-parameters.ts'
import { leverTexts as texts } from './lever-texts.ts'

/** Movement of the load. */
export type Movement = 'sube' | 'baja' | 'quieta'

/** Outcome of a machine without friction or weight of its own. */
export type LeverOutcome = Outcome & {
  movement: Movement
  /** The force that holds the load, in N. */
  needed: number
  /** Rise of the load in m: the requested one, as far as the bar allows. */
  rise: number
  /** Distance the hand moves for it, in m. */
  travel: number
  /** Strands of the rope that hold the load; 0 for a lever. */
  strands: number
}

/** Relative tolerance for equilibrium, because the force can only be set in steps. */
const nearly = 0.01

/**
 * F · b_F = R · b_R for levers, F = R / strands for pulleys.
 * The hand trades force for distance: F · s = R · h.
 */
export function computeLever(values: LeverValues): LeverOutcome {
  const strands = countStrands(values)
  const { r, br, bf, f, h } = values
  const needed = strands > 0 ? r / strands : (r * br) / bf
  const rise = strands > 0 ? h : Math.min(h, br)
  const travel = strands > 0 ? h * strands : (rise * bf) / br
  const movement = Math.abs(f - needed) <= nearly * needed ? 'quieta' : f > needed ? 'sube' : 'baja'
  const worked = { movement, needed, rise, travel, strands } as const
  return {
    ...worked,
    outputs: { ...listForces(values, worked), ...listWork(values, worked) },
    warnings: findWarnings(values, needed),
    sentence: texts.sentence(values, worked),
  }
}

function countStrands({ maquina, moviles }: LeverValues): number {
  if (maquina === 'fija') return 1
  if (maquina === 'movil') return 2
  return maquina === 'polipasto' ? 2 * moviles : 0
}

type Worked = Omit<LeverOutcome, keyof Outcome>

function listForces(values: LeverValues, { needed, strands, movement }: Worked): Record<string, Output> {
  const { r, br, f, bf } = values
  const held: Record<string, Output> =
    strands > 0
      ? { tramos: { label: texts.strands, symbol: '', unit: '', value: strands } }
      : {
          mr: { label: texts.momentOfLoad, symbol: 'R · bR', unit: 'N·m', value: r * br },
          mf: { label: texts.momentOfForce, symbol: 'F · bF', unit: 'N·m', value: f * bf },
        }
  return {
    fe: { label: texts.needed, symbol: 'Fₑ', unit: 'N', value: needed },
    vm: { label: texts.advantage, symbol: 'R / Fₑ', unit: '', value: r / needed },
    ...held,
    estado: { label: texts.state, symbol: '', unit: '', value: texts.movement(movement) },
  }
}

function listWork({ r }: LeverValues, { needed, rise, travel }: Worked): Record<string, Output> {
  return {
    s: { label: texts.travel, symbol: 's', unit: 'm', value: travel },
    wr: { label: texts.workOfLoad, symbol: 'R · h', unit: 'J', value: r * rise },
    wf: { label: texts.workOfForce, symbol: 'Fₑ · s', unit: 'J', value: needed * travel },
  }
}

/** Weight of an adult in N, the greatest force with which a person can pull down. */
const weightOfAdult = 800

function findWarnings(values: LeverValues, needed: number): string[] {
  const { maquina, br, bf, h } = values
  const isOther = (maquina === 'palanca2' && bf < br) || (maquina === 'palanca3' && bf > br)
  const isNone = (maquina === 'palanca2' || maquina === 'palanca3') && bf === br
  return [
    ...(isOther ? [texts.otherKind(maquina === 'palanca2')] : []),
    ...(isNone ? [texts.noKind] : []),
    ...(isLever(values) && h > br ? [texts.tooHigh(br)] : []),
    ...(needed > weightOfAdult ? [texts.tooHeavy(needed)] : []),
  ]
}
