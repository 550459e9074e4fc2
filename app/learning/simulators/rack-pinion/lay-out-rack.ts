import { slowMotion } from '../slow-motion.ts'
import type { RackOutcome } from './rack-model.ts'
import type { RackValues } from './rack-parameters.ts'

/** In units of the picture: pitch line and lower edge of the rack, visible range, axis of the pinion. */
export const picture = { line: 168, bottom: 204, left: 4, right: 316, axis: 160 } as const

const largestRadius = 64
const largestModule = 9
/** Fastest movement that the eye can follow, in teeth per second. */
const fastestTeeth = 12

/** Pinion and rack as drawn. Lengths in units of the picture. */
export type DrawnRack = {
  module: number
  radius: number
  /** Pitch of the teeth. */
  pitch: number
  /**
   * Distances from the start of the pinion to the left and right end of the rack; undefined if it is endless.
   */
  ends: readonly [left: number, right: number] | undefined
  /** Slow-motion factor. */
  times: number
}

/** The largest layout that fits. The rack extends towards the side from which the pinion pulls it. */
export function layOutRack(values: RackValues, { speed, isClockwise }: RackOutcome): DrawnRack {
  const { m, z, tope, largo } = values
  const module = Math.min((2 * largestRadius) / z, largestModule)
  const pitch = Math.PI * module
  const length = (largo / m) * module
  const ends = isClockwise ? ([-pitch, length + pitch] as const) : ([-length - pitch, pitch] as const)
  return {
    module,
    radius: (module * z) / 2,
    pitch,
    ends: tope ? ends : undefined,
    times: slowMotion(speed * Math.max(1, z / (2 * fastestTeeth))),
  }
}

/** Visible range of the rack after it has moved `shift` to the right: its start and end in the picture. */
export function seenPart({ ends }: Pick<DrawnRack, 'ends'>, shift: number): readonly [number, number] {
  const place = (end: number): number =>
    Math.max(picture.left, Math.min(picture.right, picture.axis + shift + end))
  return ends ? [place(ends[0]), place(ends[1])] : [picture.left, picture.right]
}

/**
 * Visible marks, one per turn of the pinion, with their numbers and x.
 * Turn 0 starts at the axis; numbers on the left are negative.
 */
export function seenTurns(
  { radius, ends }: Pick<DrawnRack, 'ends' | 'radius'>,
  shift: number,
): { turn: number; x: number }[] {
  const turn = 2 * Math.PI * radius
  const [from, to] = seenPart({ ends }, shift)
  const origin = picture.axis + shift
  const first = Math.ceil((from + 4 - origin) / turn)
  const last = Math.floor((to - 4 - origin) / turn)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({
    turn: first + at,
    x: origin + (first + at) * turn,
  }))
}
