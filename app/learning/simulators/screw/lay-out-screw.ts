import type { ScrewOutcome } from './screw-model.ts'
import { machineOf, type ScrewMachine, type ScrewValues } from './screw-parameters.ts'

/** Units of the picture: how far things may move in each machine. */
const rooms: Readonly<Record<ScrewMachine, number>> = { banco: 80, gato: 60, husillo: 150 }

const widestPitch = 12
const narrowestPitch = 4.5
const thickest = 30
/** So many pitches at most are moved over: more could not be told apart. */
const mostPitches = 16

/** A screw as it is drawn: lengths in units of the picture. */
export type DrawnScrew = {
  pitch: number
  /** With its sign: positive for a right-hand thread. */
  lead: number
  /** Of the crests and of the core. */
  radius: number
  core: number
  /** How many turns are shown, and how far they go. */
  turns: number
  travel: number
  /** As long as the picture has room for: the longer the lever, the longer. */
  lever: number
  /** Whether the thickness is to the scale of the lengths. */
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
 * One turn of square thread around the x axis for each pitch, as the data of an SVG path from 0 to `length` and somewhat beyond. A crest goes from the
 * top to the bottom along x = lead · θ / 2π, y = −R · cos θ, which a cubic meets within 1 %.
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

/** Where the crests of a screw that stays in place are seen after so many turns: they pass like the nut; a whole pitch looks like none. */
export function threadShift({ lead, pitch }: DrawnScrew, turned: number): number {
  return (((-lead * turned) % pitch) + pitch) % pitch
}
