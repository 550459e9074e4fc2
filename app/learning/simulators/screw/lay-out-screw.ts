import type { ScrewOutcome } from './screw-model.ts'
import { machineOf, type ScrewMachine, type ScrewValues } from './screw-parameters.ts'

/** Maximum travel of each machine, in units of the picture. */
const rooms: Readonly<Record<ScrewMachine, number>> = { banco: 80, gato: 60, husillo: 150 }

const widestPitch = 12
const narrowestPitch = 4.5
const thickest = 30
/** Maximum number of pitches of travel; more could not be told apart. */
const mostPitches = 16

/** A screw as drawn: lengths in units of the picture. */
export type DrawnScrew = {
  pitch: number
  /** Signed: positive for a right-hand thread. */
  lead: number
  /** Radius of the crests and of the core. */
  radius: number
  core: number
  /** Turns shown, and their travel. */
  turns: number
  travel: number
  /** Length of the lever; it grows with the real length as far as the picture allows. */
  lever: number
  /** Whether the thickness is to the same scale as the lengths. */
  isToScale: boolean
}

/** The scale at which the travel fits and threads can be told apart. */
export function layOutScrew(values: ScrewValues, { lead }: Pick<ScrewOutcome, 'lead'>): DrawnScrew {
  const { p, d, e, v, r, rosca } = values
  const turns = Math.min(v, Math.floor(mostPitches / e))
  const outer = d / 2 + p / 4
  const room = rooms[machineOf(values)]
  const scale = Math.min(
    room / (lead * turns),
    widestPitch / p,
    Math.max(thickest / outer, narrowestPitch / p),
  )
  const radius = Math.max(5, Math.min(thickest, outer * scale))
  return {
    pitch: p * scale,
    lead: (rosca === 'izquierda' ? -1 : 1) * lead * scale,
    radius,
    core: Math.max(radius - (p * scale) / 2, radius * 0.5),
    turns,
    travel: lead * turns * scale,
    lever: 18 + 34 * Math.sqrt(r / 1000),
    isToScale: radius === outer * scale,
  }
}

/**
 * `d` attribute of an SVG path: one turn of square thread per pitch around the x axis, from 0 to slightly
 * beyond `length`. A crest goes from top to bottom along x = lead · θ / 2π, y = −R · cos θ. A cubic
 * approximates this within 1 %.
 */
export function threadPath({ pitch, lead, radius }: DrawnScrew, length: number): string {
  const half = lead / 2
  const bend = 0.3642 * half
  const width = pitch / 2
  const [top, bottom] = [(-radius).toFixed(1), radius.toFixed(1)]
  const first = -Math.ceil((Math.abs(half) + pitch) / pitch)
  const last = Math.ceil((length + Math.abs(half)) / pitch)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const x = (first + at) * pitch
    const show = (more: number): string => (x + more).toFixed(1)
    const down = `C${show(bend)} ${top} ${show(half - bend)} ${bottom} ${show(half)} ${bottom}`
    const up = `C${show(half - bend + width)} ${bottom} ${show(bend + width)} ${top} ${show(width)} ${top}`
    return `M${show(0)} ${top}${down}H${show(half + width)}${up}Z`
  }).join('')
}

/**
 * Offset of the crests of a screw that stays in place after so many turns: they move like the nut.
 * The offset is taken modulo the pitch, because a shift by a whole pitch is invisible.
 */
export function threadShift({ lead, pitch }: DrawnScrew, turned: number): number {
  return (((-lead * turned) % pitch) + pitch) % pitch
}
