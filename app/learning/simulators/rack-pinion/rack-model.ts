import type { Outcome, Output } from '../simulator.ts'
import { isPinionDriving, type RackValues } from './rack-parameters.ts'
import { rackTexts as texts } from './rack-texts.ts'
import { findWarnings } from './rack-warnings.ts'

export type RackOutcome = Outcome & {
  /** Pitch diameter, in mm. */
  diameter: number
  /** Travel per turn, in mm. */
  perTurn: number
  /** Requested travel of the rack, and actual travel up to its end, in mm. */
  asked: number
  way: number
  /** Turns of the pinion for the actual travel. */
  turns: number
  /** In rpm. */
  speed: number
  /** Speed of the rack, in mm/s. */
  feed: number
  isClockwise: boolean
  /** Force on the rack, in N, and torque on the pinion, in N·m. */
  force: number
  torque: number
}

export type Worked = Omit<RackOutcome, keyof Outcome>

/**
 * d = m · z; a turn moves the rack by π · d; F = M / (d / 2).
 * The pinion is above the rack, so turning clockwise moves the rack to the left.
 */
export function computeRack(values: RackValues): RackOutcome {
  const worked = isPinionDriving(values) ? driveByPinion(values) : driveByRack(values)
  return {
    ...worked,
    outputs: { ...listSizes(values, worked), ...listMotion(values, worked), ...listForce(values, worked) },
    warnings: findWarnings(values, worked),
    sentence: texts.sentence(values, worked),
  }
}

function driveByPinion(values: RackValues): Worked {
  const { m, z, v, n, t, giro } = values
  const perTurn = Math.PI * m * z
  const move = goAlong(values, perTurn * v)
  const force = t / ((m * z) / 2000)
  const isClockwise = giro === 'horario'
  return { ...move, speed: n, feed: (perTurn * n) / 60, isClockwise, force, torque: t }
}

function driveByRack(values: RackValues): Worked {
  const { m, z, x, s, f, hacia } = values
  const perTurn = Math.PI * m * z
  const torque = f * ((m * z) / 2000)
  const isClockwise = hacia === 'izquierda'
  return { ...goAlong(values, x), speed: (60 * s) / perTurn, feed: s, isClockwise, force: f, torque }
}

type Move = Pick<Worked, 'diameter' | 'perTurn' | 'asked' | 'way' | 'turns'>

function goAlong({ m, z, tope, largo }: RackValues, asked: number): Move {
  const perTurn = Math.PI * m * z
  const way = tope ? Math.min(asked, largo) : asked
  return { diameter: m * z, perTurn, asked, way, turns: way / perTurn }
}

function listSizes({ m }: RackValues, { diameter, perTurn }: Worked): Record<string, Output> {
  return {
    av: { label: texts.perTurn, symbol: 'π · m · z', unit: 'mm', value: perTurn },
    d: { label: texts.diameter, symbol: 'd', unit: 'mm', value: diameter },
    paso: { label: texts.pitch, symbol: 'p', unit: 'mm', value: Math.PI * m },
  }
}

function listMotion(values: RackValues, worked: Worked): Record<string, Output> {
  const { way, turns, speed, feed } = worked
  const isDriver = isPinionDriving(values)
  return {
    ...(isDriver
      ? {
          dx: { label: texts.way, symbol: 'x', unit: 'mm', value: way },
          vs: { label: texts.feed, symbol: 'vc', unit: 'mm/s', value: feed },
        }
      : {
          vueltas: { label: texts.turns, symbol: 'v', unit: '', value: turns },
          np: { label: texts.speed, symbol: 'n', unit: 'rpm', value: speed },
        }),
    vm: { label: texts.feedByMinute, symbol: '', unit: 'm/min', value: (feed * 60) / 1000 },
    grados: { label: texts.degrees, symbol: '', unit: '°', value: turns * 360 },
    dientes: { label: texts.teeth, symbol: 'z · v', unit: '', value: turns * values.z },
    efecto: { label: texts.effect, symbol: '', unit: '', value: texts.effectOf(values, worked) },
  }
}

function listForce(values: RackValues, { force, torque }: Worked): Record<string, Output> {
  return isPinionDriving(values)
    ? { fc: { label: texts.force, symbol: 'F', unit: 'N', value: force } }
    : { tp: { label: texts.torque, symbol: 'M', unit: 'N·m', value: torque } }
}
