import { slowMotion } from '../rotation.ts'
import type { Axle } from './gears-model.ts'
import type { Step } from './gears-parameters.ts'

/** Geometry in units of the picture. All wheels are on one line. */
export const picture = { width: 320, left: 10, right: 310, middle: 102, height: 180 } as const

/** Module of the teeth in millimetres, so that pulleys and gears are drawn to the same scale. */
const moduleInMillimetres = 2

/**
 * A wheel on its axle (0 is the first). Lengths in units of the picture.
 * Angles are in radians, clockwise from the x axis.
 */
export type PlacedWheel = {
  axle: number
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
}

/** A belt or a chain; its path runs clockwise around the driving wheel. */
export type PlacedBelt = { path: string; isChain: boolean; axle: number; radius: number; step: number }

/** Layout of a whole train. */
export type PlacedTrain = {
  axles: readonly number[]
  wheels: readonly PlacedWheel[]
  belts: readonly PlacedBelt[]
}

/** Places the wheels side by side, as large as the picture allows and with meshing teeth. */
export function layOutTrain(steps: readonly Step[]): PlacedTrain {
  const placed = place(steps)
  const reach = (wheel: PlacedWheel): number => wheel.radius + wheel.module
  const left = Math.min(...placed.wheels.map((wheel) => wheel.x - reach(wheel)))
  const right = Math.max(...placed.wheels.map((wheel) => wheel.x + reach(wheel)))
  const tallest = 2 * Math.max(...placed.wheels.map(reach))
  const scale = Math.min((picture.right - picture.left) / (right - left), picture.height / tallest)
  const shift = picture.width / 2 - ((left + right) / 2) * scale
  const wheels = placed.wheels.map((wheel) => ({
    ...wheel,
    x: shift + wheel.x * scale,
    radius: wheel.radius * scale,
    module: wheel.module * scale,
  }))
  return { axles: placed.axles.map((x) => shift + x * scale), wheels, belts: listBelts(steps, wheels) }
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
      wheels.push({ ...common, axle: at, x, radius: driver, teeth: teethOf(step.driver), phase })
    const wheel = { radius: driven, teeth: teethOf(step.driven), phase: phaseBefore }
    wheels.push({ ...common, axle: at + 1, x: next, ...wheel })
    axles.push(next)
  })
  return { axles, wheels }
}

function radiusOf({ hasTeeth }: Step, size: number): number {
  return ((hasTeeth ? moduleInMillimetres : 1) * size) / 2
}

/** Gears touch at their pitch circles; belts and chains leave a gap between the wheels. */
function distanceOf({ union }: Step, driver: number, driven: number): number {
  return union === 'engranajes' ? driver + driven : 1.25 * (driver + driven) + 10
}

/**
 * Phase of the driven gear for axles at 0 on a horizontal line.
 * On the line of the centres, a tooth of the first wheel meets a gap of the other.
 * Since both pass the same number of teeth, they keep meshing while they turn.
 */
export function meshingPhase({ driver, driven }: Step, phase: number): number {
  return Math.PI - Math.PI / driven - (phase * driver) / driven
}

function listBelts(steps: readonly Step[], wheels: readonly PlacedWheel[]): PlacedBelt[] {
  return steps.flatMap((step, at) => {
    // An idler belongs to the previous step.
    const first = wheels.find(({ axle, step: own }) => axle === at && own === (step.isShared ? at - 1 : at))
    const second = wheels.find(({ axle, step: own }) => axle === at + 1 && own === at)
    if (step.union === 'engranajes' || !first || !second) return []
    const circle = (wheel: PlacedWheel): { x: number; y: number; radius: number } => ({
      ...wheel,
      y: picture.middle,
    })
    return [
      {
        path: beltPath(circle(first), circle(second), step.union === 'cruzada'),
        isChain: step.union === 'cadena',
        axle: at,
        radius: first.radius,
        step: at,
      },
    ]
  })
}

/** Positions of labels below points of a line, at least `apart` from each other and within the picture. */
export function spread(points: readonly number[], apart: number): number[] {
  const margin = apart / 2
  const placed: number[] = []
  for (const point of points) placed.push(Math.max(point, (placed.at(-1) ?? margin - apart) + apart))
  let limit: number = picture.width - margin
  for (let at = placed.length - 1; at >= 0; at--) {
    limit = Math.min(placed[at] ?? limit, limit)
    placed[at] = limit
    limit -= apart
  }
  return placed
}

/** Slow-motion factor of a train, so that its fastest axle is easy to follow. */
export function slowTrain(axles: readonly Axle[]): number {
  return slowMotion(Math.max(...axles.map(({ speed }) => speed)))
}

/** Angle of an axle in degrees, clockwise, after so many seconds. */
export function angleAt({ speed, sense }: Axle, times: number, seconds: number): number {
  return ((sense * speed * 6 * seconds) / times) % 360
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
