import { slowMotion } from '../rotation.ts'
import type { Stage } from '../simulator-view.ts'
import type { Axle } from './gears-model.ts'
import type { Step } from './gears-parameters.ts'

/** Module of the teeth in millimetres, so that pulleys and gears are drawn to the same scale. */
const moduleInMillimetres = 2

/**
 * A wheel on its axle (0 is the first). Lengths in pixels of the stage.
 * Angles are in radians, clockwise from the x axis.
 */
export type PlacedWheel = {
  axle: number
  /** Index of its size, from 1: z₁ or d₁. */
  index: number
  x: number
  /** Radius of the pitch circle, where wheels touch. */
  radius: number
  /** 0 for a pulley. */
  teeth: number
  module: number
  /** Direction of the first tooth when the axle is at 0. */
  phase: number
  /** The step it belongs to; later steps are drawn in front. */
  step: number
  /** Whether it drives in its step. An idler is the driven wheel of the step before. */
  drives: boolean
}

/** A belt or a chain; its path runs clockwise around the driving wheel. */
export type PlacedBelt = { path: string; isChain: boolean; axle: number; radius: number; step: number }

/** Layout of a whole train. */
export type PlacedTrain = {
  /** Pixels per millimetre. */
  scale: number
  /** Height of the line of the axles. */
  y: number
  axles: readonly number[]
  wheels: readonly PlacedWheel[]
  belts: readonly PlacedBelt[]
}

/** The scale and a point that stay as they are while a wheel is resized by hand. */
export type HeldTrain = { scale: number; step: number; edge: number }

/** Room for dimensions above the wheels and for read-outs below, in rem. */
const above = 3.6
/** More room above for the remark that it turns slower than in reality. */
const remark = 1.2
const below = 4.4
const beside = 2.1

/** Places the wheels side by side, as large as the stage allows and with meshing teeth. */
export function layOutTrain(
  steps: readonly Step[],
  stage: Stage,
  { held, isSlowed = false }: { held?: HeldTrain | undefined; isSlowed?: boolean } = {},
): PlacedTrain {
  const placed = place(steps)
  const { width, height, rem } = stage
  const reach = (wheel: PlacedWheel): number => wheel.radius + wheel.module
  const left = Math.min(...placed.wheels.map((wheel) => wheel.x - reach(wheel)))
  const right = Math.max(...placed.wheels.map((wheel) => wheel.x + reach(wheel)))
  const tallest = 2 * Math.max(...placed.wheels.map(reach))
  const top = isSlowed ? above + remark : above
  const bottom = hasLowerSizes(steps) ? below + above - 1 : below
  const fitting = Math.min(
    (width - 2 * beside * rem) / (right - left),
    (height - (top + bottom) * rem) / tallest,
  )
  const scale = held?.scale ?? Math.max(fitting, 0.01)
  const shift = held
    ? held.edge - edgeOf(placed.wheels, held.step) * scale
    : width / 2 - ((left + right) / 2) * scale
  const y = top * rem + (height - (top + bottom) * rem) / 2
  const wheels = placed.wheels.map((wheel) => ({
    ...wheel,
    x: shift + wheel.x * scale,
    radius: wheel.radius * scale,
    module: wheel.module * scale,
  }))
  return {
    scale,
    y,
    axles: placed.axles.map((x) => shift + x * scale),
    wheels,
    belts: listBelts(steps, wheels, y),
  }
}

/** Whether an axle carries two wheels, so that sizes stand below the wheels too. */
function hasLowerSizes(steps: readonly Step[]): boolean {
  return steps.some((step, at) => at > 0 && !step.isShared)
}

/** Right edge of the driver of a step, where a driven gear touches it. */
export function edgeOf(wheels: readonly PlacedWheel[], step: number): number {
  const driver = driverOf(wheels, step)
  return driver ? driver.x + driver.radius : 0
}

/** The wheel that drives in a step; for an idler the driven wheel of the step before. */
export function driverOf(wheels: readonly PlacedWheel[], step: number): PlacedWheel | undefined {
  return (
    wheels.find((wheel) => wheel.step === step && wheel.drives) ??
    wheels.find((wheel) => wheel.step === step - 1 && !wheel.drives)
  )
}

/** Positions in millimetres from the first axle. */
function place(steps: readonly Step[]): { axles: number[]; wheels: PlacedWheel[] } {
  const axles = [0]
  const wheels: PlacedWheel[] = []
  let phaseBefore = 0
  steps.forEach((step, at) => {
    const x = axles[at] ?? 0
    const driver = radiusOf(step, step.driver)
    const driven = radiusOf(step, step.driven)
    const next = x + distanceOf(step, driver, driven)
    const phase = step.isShared ? phaseBefore : 0
    phaseBefore = step.union === 'engranajes' ? meshingPhase(step, phase) : 0
    const common = { step: at, module: step.hasTeeth ? moduleInMillimetres : 0 }
    const teethOf = (size: number): number => (step.hasTeeth ? size : 0)
    if (!step.isShared)
      wheels.push({
        ...common,
        axle: at,
        index: 2 * at + 1,
        x,
        radius: driver,
        teeth: teethOf(step.driver),
        phase,
        drives: true,
      })
    const wheel = { radius: driven, teeth: teethOf(step.driven), phase: phaseBefore }
    wheels.push({ ...common, axle: at + 1, index: 2 * at + 2, x: next, drives: false, ...wheel })
    axles.push(next)
  })
  return { axles, wheels }
}

function radiusOf({ hasTeeth }: Step, size: number): number {
  return ((hasTeeth ? moduleInMillimetres : 1) * size) / 2
}

/** The size of a wheel, in teeth or millimetres, for a diameter in millimetres. */
export function sizeOf({ hasTeeth }: Step, diameter: number): number {
  return diameter / (hasTeeth ? moduleInMillimetres : 1)
}

/** Gears touch at their pitch circles; belts and chains leave a gap between the wheels, in millimetres. */
export function gapOf({ union }: Step, driver: number, driven: number): number {
  return union === 'engranajes' ? 0 : 0.25 * (driver + driven) + 10
}

function distanceOf(step: Step, driver: number, driven: number): number {
  return driver + driven + gapOf(step, driver, driven)
}

/**
 * Phase of the driven gear for axles at 0 on a horizontal line.
 * On the line of the centres, a tooth of the first wheel meets a gap of the other.
 * Since both pass the same number of teeth, they keep meshing while they turn.
 */
export function meshingPhase({ driver, driven }: Step, phase: number): number {
  return Math.PI - Math.PI / driven - (phase * driver) / driven
}

function listBelts(steps: readonly Step[], wheels: readonly PlacedWheel[], y: number): PlacedBelt[] {
  return steps.flatMap((step, at) => {
    const first = driverOf(wheels, at)
    const second = wheels.find((wheel) => wheel.step === at && !wheel.drives)
    if (step.union === 'engranajes' || !first || !second) return []
    return [
      {
        path: beltPath({ ...first, y }, { ...second, y }, step.union === 'cruzada'),
        isChain: step.union === 'cadena',
        axle: at,
        radius: first.radius,
        step: at,
      },
    ]
  })
}

/** Slow-motion factor of a train, so that its fastest axle is easy to follow. */
export function slowTrain(axles: readonly Axle[]): number {
  return slowMotion(Math.max(...axles.map(({ speed }) => speed)))
}

/** Angle of an axle in degrees, clockwise, after so many seconds. */
export function angleAt({ speed, sense }: Axle, times: number, seconds: number): number {
  return ((sense * speed * 6 * seconds) / times) % 360
}

/** Seconds in which an axle turns by an angle in degrees, clockwise. */
export function secondsFor({ speed, sense }: Axle, times: number, degrees: number): number {
  return (degrees * sense * times) / (speed * 6)
}

type Circle = { x: number; y: number; radius: number }

/**
 * `d` attribute of a belt around two circles; the second is to the right of the first, and they do not touch.
 * The path runs clockwise around the first.
 * It meets the circles at their tangent points: cos φ = (r₁ ∓ r₂) / a, from the line of the centres.
 */
export function beltPath(first: Circle, second: Circle, isCrossed: boolean): string {
  const { x, radius } = first
  const across = (isCrossed ? radius + second.radius : radius - second.radius) / (second.x - x)
  const angle = Math.acos(Math.max(-1, Math.min(1, across)))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const side = isCrossed ? -1 : 1
  const point = (circle: Circle, right: number, up: number): string =>
    `${round(circle.x + right * circle.radius)} ${round(circle.y - up * circle.radius)}`
  const arc = ({ radius: r }: Circle, isLarge: boolean, isClockwise: boolean): string =>
    `A${round(r)} ${round(r)} 0 ${isLarge ? 1 : 0} ${isClockwise ? 1 : 0} `
  return [
    `M${point(first, cos, sin)}`,
    `L${point(second, side * cos, side * sin)}`,
    `${arc(second, isCrossed || cos < 0, !isCrossed)}${point(second, side * cos, -side * sin)}`,
    `L${point(first, cos, -sin)}`,
    `${arc(first, cos > 0, true)}${point(first, cos, sin)}Z`,
  ].join('')
}

const round = (value: number): number => Math.round(value * 100) / 100
