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

export const maxBars = 40
export const maxSupports = 4
export const maxLoads = 8
/** In kN. */
export const minLoad = 0.5
export const maxLoad = 200

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

/** Index of a place where bars may meet: 0 is a1 at the bottom left, 1 is a2 above it. */
export type Place = number

const COLUMNS = 7
export const ROWS = 4

export const places: readonly Place[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => at)

/** 0 on the left. */
export const columnOf = (place: Place): number => Math.floor(place / ROWS)

/** 0 on the ground. */
export const rowOf = (place: Place): number => place % ROWS

/** Name of a place: `c2`. */
export function namePlace(place: Place): string {
  return `${'abcdefg'.charAt(columnOf(place))}${rowOf(place) + 1}`
}

const named = new Map(places.map((place) => [namePlace(place), place]))

/** The place with a name. */
export function findPlace(name: string): Place | undefined {
  return named.get(name)
}

/** Whether a place is on the straight line between two others. */
export function isBetween(place: Place, from: Place, to: Place): boolean {
  if (place === from || place === to) return false
  const [along, up] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)]
  const [right, above] = [columnOf(place) - columnOf(from), rowOf(place) - rowOf(from)]
  const inside = along * right + up * above
  return along * above === up * right && inside > 0 && inside < along ** 2 + up ** 2
}

/** Metres between columns and between rows, and kN of the shared load. */
export type Measures = { ancho: number; alto: number; p: number }

/** kN along the grid: to the right, and upwards. */
export type Force = { x: number; y: number }

/** Horizontal and vertical distance between the ends of a bar, and its length, in metres. */
export function spanOf({ from, to }: Bar, { ancho, alto }: Omit<Measures, 'p'>): Force & { length: number } {
  const x = (columnOf(to) - columnOf(from)) * ancho
  const y = (rowOf(to) - rowOf(from)) * alto
  return { x, y, length: Math.hypot(x, y) }
}

/** The selection: a node, or two nodes and the bar between them. */
type Choice = { from: Place | undefined; to: Place | undefined; bar: Bar | undefined }

/** Parses `c1` or `c1e3`; an invalid name is not selected. */
export function readChoice(text: string): Choice {
  const name = text.toLowerCase()
  const [from, to] = [findPlace(name.slice(0, 2)), findPlace(name.slice(2))]
  const bar = from === undefined || to === undefined || from === to ? undefined : makeBar(from, to)
  return { from, to, bar }
}
