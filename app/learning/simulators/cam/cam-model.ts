import type { Outcome, Output } from '../simulator.ts'
import { type CamPlan, motionAt, type Phase, planCam, segmentAt } from './cam-motion.ts'
import type { CamValues } from './cam-parameters.ts'
import { type CutCam, cutCam } from './cam-profile.ts'
import { surveyCam } from './cam-survey.ts'
import { camTexts as texts } from './cam-texts.ts'
import { findWarnings } from './cam-warnings.ts'

/** Outcome of a cam. `cut`: its real shape if it cannot be made as planned. */
export type CamOutcome = Outcome & { plan: CamPlan; cut: CutCam | undefined }

/** Readings in mm, mm/s and s. */
export type CamReading = {
  phase: Phase
  lift: number
  /** Negative downwards. */
  speed: number
  /** Maximum lift of the follower. */
  top: number
  perMinute: number
  riseTime: number
  highTime: number
  fastest: number
}

/** Computes the motion of the follower. */
export function computeCam(values: CamValues): CamOutcome {
  const plan = planCam(values)
  const survey = surveyCam(plan)
  const cut = survey.isUndercut ? cutCam(plan) : undefined
  const reading = read({ plan, cut }, values, survey.fastest)
  return {
    plan,
    cut,
    outputs: listOutputs(values, reading, cut !== undefined),
    warnings: findWarnings(values, { survey, reading, jumps: plan.jumps }),
    sentence: texts.sentence(values, reading),
  }
}

type MadeCam = { plan: CamPlan; cut: CutCam | undefined }

/** Height of the follower at an angle, in mm. */
export function liftAt({ plan, cut }: MadeCam, degrees: number): number {
  if (!cut) return motionAt(plan, degrees).lift
  const [before, after] = [Math.floor(degrees), Math.floor(degrees) + 1]
  const [one = 0, other = 0] = [cut.lifts[before % 360], cut.lifts[after % 360]]
  return one + (other - one) * (degrees - before)
}

/** Slope of the lift at an angle, in mm per radian. */
export function slopeAt(cam: MadeCam, degrees: number): number {
  if (!cam.cut) return motionAt(cam.plan, degrees).slope
  const around = liftAt(cam, degrees + 1) - liftAt(cam, (degrees + 359) % 360)
  return (around / 2) * (180 / Math.PI)
}

function read(cam: MadeCam, { a, n, h }: CamValues, planned: number): CamReading {
  const { plan, cut } = cam
  const radiansPerSecond = (2 * Math.PI * n) / 60
  const rises = plan.segments.filter(({ phase }) => phase === 'rise')
  const degreesOf = (wanted: Phase): number =>
    plan.segments.find(({ phase }) => phase === wanted)?.degrees ?? 0
  const fastest = cut ? Math.max(...cut.lifts.map((_, at) => slopeAt(cam, at))) : planned
  return {
    phase: segmentAt(plan, a).phase,
    lift: liftAt(cam, a % 360),
    speed: slopeAt(cam, a % 360) * radiansPerSecond,
    top: cut ? Math.max(...cut.lifts) : h,
    perMinute: n * rises.length,
    riseTime: degreesOf('rise') / (6 * n),
    highTime: degreesOf('high') / (6 * n),
    fastest: fastest * radiansPerSecond,
  }
}

function listOutputs(values: CamValues, reading: CamReading, isCut: boolean): Record<string, Output> {
  const output = (label: string, symbol: string, unit: string, value: number | string): Output => ({
    label,
    symbol,
    unit,
    value,
  })
  return {
    s: output('Altura del seguidor aquí', 's', 'mm', reading.lift),
    va: output('Qué hace el seguidor', '', '', texts.doing(reading)),
    v: output('Velocidad del seguidor aquí', 'v', 'mm/s', Math.abs(reading.speed)),
    vx: output('Velocidad máxima del seguidor', '', 'mm/s', reading.fastest),
    veces: output('Subidas por minuto', '', '', reading.perMinute),
    ts: output('Tiempo de subida', 't', 's', reading.riseTime),
    ...(values.forma === 'pera' && { tr: output('Tiempo parado arriba', '', 's', reading.highTime) }),
    ...(isCut && { hr: { ...output('Elevación que consigue', '', 'mm', reading.top), figures: 3 } }),
  }
}
