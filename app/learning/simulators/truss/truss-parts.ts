import { namePlace, type Place } from './truss-grid.ts'

/** A bar between two places; `from` is the one on the left, or below. */
export type Bar = { from: Place; to: Place }

/** What holds a node: `fijo` in both directions, `movil` a roller on the ground, `pared` a roller on a wall. */
export const supportKinds = ['fijo', 'movil', 'pared'] as const
export type SupportKind = (typeof supportKinds)[number]
export type Support = { at: Place; kind: SupportKind }

/** Which way a load pushes. */
export const directions = ['abajo', 'derecha', 'izquierda', 'arriba'] as const
export type Direction = (typeof directions)[number]
/** `size`: kN; undefined: the load that all share. */
export type Load = { at: Place; direction: Direction; size: number | undefined }

/** What is drawn by hand. */
export type Truss = { bars: readonly Bar[]; supports: readonly Support[]; loads: readonly Load[] }

export const emptyTruss: Truss = { bars: [], supports: [], loads: [] }

export const mostBars = 40
export const mostSupports = 4
export const mostLoads = 8
/** kN. */
export const leastLoad = 0.5
export const greatestLoad = 200

/** A bar whose left or lower place comes first. */
export function makeBar(one: Place, other: Place): Bar {
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

export const isSameBar = (one: Bar, other: Bar): boolean => one.from === other.from && one.to === other.to

/** `a1c3`, as the code has it. */
export const barCode = ({ from, to }: Bar): string => `${namePlace(from)}${namePlace(to)}`

/** `a1–c3`, as people read it. */
export const barName = ({ from, to }: Bar): string => `${namePlace(from)}–${namePlace(to)}`

/** The places where something is, in order: the ends of bars, and what is held or loaded. */
export function listNodes({ bars, supports, loads }: Truss): Place[] {
  const used = [...bars.flatMap(({ from, to }) => [from, to]), ...[...supports, ...loads].map(({ at }) => at)]
  return [...new Set(used)].sort((one, other) => one - other)
}
