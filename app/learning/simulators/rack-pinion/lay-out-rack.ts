import { slowMotion } from '../slow-motion.ts'
import type { RackOutcome } from './rack-model.ts'
import type { RackValues } from './rack-parameters.ts'

/** Units of the picture: the pitch line of the rack, the lower edge of its body, where it is seen, and the axis of the pinion. */
export const picture = { line: 168, bottom: 204, left: 4, right: 316, axis: 160 } as const

const largestRadius = 64
const largestModule = 9
/** Teeth in a second that eyes still follow. */
const fastestTeeth = 12

/** Pinion and rack as they are drawn. Lengths in units of the picture. */
export type DrawnRack = {
  module: number
  radius: number
  /** Of a tooth. */
  pitch: number
  /** From where the pinion begins to the ends of the rack, to the left and to the right; undefined: it has no end. */
  ends: readonly [left: number, right: number] | undefined
  /** How many times slower than true it is shown. */
  times: number
}

/** As large as the picture allows. What the pinion rolls over lies on the side that it comes from. */
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

/** The part of the rack that is seen after it went `shift` to the right: where it begins and ends in the picture. */
export function seenPart({ ends }: Pick<DrawnRack, 'ends'>, shift: number): readonly [number, number] {
  const place = (end: number): number =>
    Math.max(picture.left, Math.min(picture.right, picture.axis + shift + end))
  return ends ? [place(ends[0]), place(ends[1])] : [picture.left, picture.right]
}

/** The marks that stand a whole number of turns apart and are seen: their numbers, below zero on the left, and places. Turn 0 begins at the axis. */
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
