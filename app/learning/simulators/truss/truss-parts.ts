import { namePlace, type Place } from './truss-grid.ts'

/** A bar between two places; `from` is the left or lower one. */
export type Bar = { from: Place; to: Place }

/** Kinds of supports: `fijo` holds both directions, `movil` rolls on the ground, `pared` on a wall. */
export const supportKinds = ['fijo', 'movil', 'pared'] as const
export type SupportKind = (typeof supportKinds)[number]
export type Support = { at: Place; kind: SupportKind }

/** Directions of a load. */
export const directions = ['abajo', 'derecha', 'izquierda', 'arriba'] as const
export type Direction = (typeof directions)[number]
/** `size` is in kN; undefined for the shared load. */
export type Load = { at: Place; direction: Direction; size: number | undefined }

/** The parts that the user draws. */
export type Truss = { bars: readonly Bar[]; supports: readonly Support[]; loads: readonly Load[] }

export const emptyTruss: Truss = { bars: [], supports: [], loads: [] }

export const mostBars = 40
export const mostSupports = 4
export const mostLoads = 8
/** In kN. */
export const leastLoad = 0.5
export const greatestLoad = 200

/** A bar with its left or lower place first. */
export function makeBar(one: Place, other: Place): Bar {
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

export const isSameBar = (one: Bar, other: Bar): boolean => one.from === other.from && one.to === other.to

/** Code of a bar: `a1c3`. */
export const barCode = ({ from, to }: Bar): string => `${namePlace(from)}${namePlace(to)}`

/** Displayed name of a bar: `a1–c3`. */
export const barName = ({ from, to }: Bar): string => `${namePlace(from)}–${namePlace(to)}`

/** Sorted places in use: ends of bars, supports and loads. */
export function listNodes({ bars, supports, loads }: Truss): Place[] {
  const used = [...bars.flatMap(({ from, to }) => [from, to]), ...[...supports, ...loads].map(({ at }) => at)]
  return [...new Set(used)].sort((one, other) => one - other)
}
