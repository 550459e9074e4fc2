export type Kind =
  | 'battery'
  | 'wire'
  | 'switch'
  | 'resistor'
  | 'bulb'
  | 'led'
  | 'diode'
  | 'motor'
  | 'ldr'
  | 'ntc'
  | 'ammeter'
  | 'voltmeter'

/** Parameters whose value a part may use instead of its own. */
type Tie = 'v' | 'ra' | 'rb'

/**
 * A part between two points.
 * `value` is volts, ohms, the number of a switch, or an index in `ledColors`; 0 if the part has no value.
 * A battery drives current from its first point (−) to its second (+).
 * A diode conducts from its first point (anode) to its second.
 */
export type Part = { kind: Kind; from: Point; to: Point; value: number; tie?: Tie }

export type NamedPart = Part & { name: string }

type KindFacts = {
  /** Name in addresses and in Markdown. */
  word: string
  /** First letter of its name. */
  letter: string
  /** Name for users. */
  label: string
  unit: '' | 'V' | 'Ω'
  min: number
  max: number
  initial: number
  /** Maximum number per circuit; other kinds are limited by the length of the text. */
  most?: number
  ties?: readonly Tie[]
  /** Whether its two ends differ, so that it can be turned. */
  turns?: boolean
}

const plain = { unit: '', min: 0, max: 0, initial: 0 } as const
const ohms = { unit: 'Ω', min: 1, max: 1_000_000 } as const

export const kinds: Readonly<Record<Kind, KindFacts>> = {
  wire: { ...plain, word: 'hilo', letter: '', label: 'Cable' },
  battery: {
    word: 'pila',
    letter: 'P',
    label: 'Pila',
    unit: 'V',
    min: 0.5,
    max: 24,
    initial: 9,
    most: 8,
    ties: ['v'],
    turns: true,
  },
  switch: { word: 'k', letter: 'K', label: 'Interruptor', unit: '', min: 1, max: 4, initial: 1 },
  resistor: {
    ...ohms,
    word: 'r',
    letter: 'R',
    label: 'Resistencia',
    initial: 300,
    ties: ['ra', 'rb'],
  },
  bulb: { ...ohms, word: 'bombilla', letter: 'B', label: 'Bombilla', max: 1000, initial: 30 },
  led: { word: 'led', letter: 'LED', label: 'LED', unit: '', min: 0, max: 4, initial: 0, turns: true },
  diode: { ...plain, word: 'diodo', letter: 'D', label: 'Diodo', turns: true },
  motor: { ...ohms, word: 'motor', letter: 'M', label: 'Motor', max: 1000, initial: 30 },
  ldr: { ...ohms, word: 'ldr', letter: 'LDR', label: 'LDR (luz)', min: 100, max: 100_000, initial: 10_000 },
  ntc: {
    ...ohms,
    word: 'ntc',
    letter: 'NTC',
    label: 'NTC (temperatura)',
    min: 100,
    max: 100_000,
    initial: 10_000,
  },
  ammeter: { ...plain, word: 'a', letter: 'A', label: 'Amperímetro', most: 3, turns: true },
  voltmeter: { ...plain, word: 'v', letter: 'V', label: 'Voltímetro', most: 3, turns: true },
}

export const kindNames = Object.keys(kinds) as readonly Kind[]

/** LED colours and their forward voltages, from the table of the topic «Diodo, LED y transistor». */
export const ledColors = [
  { word: 'rojo', volts: 2 },
  { word: 'amarillo', volts: 2.1 },
  { word: 'verde', volts: 3 },
  { word: 'azul', volts: 3.2 },
  { word: 'blanco', volts: 3.2 },
] as const

/** Names the parts in their order: R1, R2, P1. A switch gets the number of its control, a wire no name. */
export function nameParts(parts: readonly Part[]): NamedPart[] {
  const counts = new Map<Kind, number>()
  return parts.map((part) => {
    const count = (counts.get(part.kind) ?? 0) + 1
    counts.set(part.kind, count)
    const number = part.kind === 'switch' ? part.value : count
    return { ...part, name: part.kind === 'wire' ? '' : `${kinds[part.kind].letter}${number}` }
  })
}

export const COLUMNS = 6
export const ROWS = 5
const LETTERS = 'abcdef'

/** Index of a grid point, row by row from the top left: 0–29. */
export type Point = number

/** All points, in reading order. */
export const points: readonly Point[] = Array.from({ length: COLUMNS * ROWS }, (_, point) => point)

export const columnOf = (point: Point): number => point % COLUMNS
export const rowOf = (point: Point): number => Math.floor(point / COLUMNS)

/** Name of a point for users and addresses: `b3` is the second column, third row. */
export const namePoint = (point: Point): string => `${LETTERS[columnOf(point)] ?? ''}${rowOf(point) + 1}`

/** The point with a name; undefined for an invalid name. */
export function findPoint(name: string): Point | undefined {
  const column = name.length === 2 ? LETTERS.indexOf(name.charAt(0)) : -1
  const row = '12345'.indexOf(name.charAt(1))
  return column < 0 || row < 0 ? undefined : row * COLUMNS + column
}

/** The points one step away, at most four. */
export function listNeighbours(point: Point): Point[] {
  return points.filter((other) => areNeighbours(point, other))
}

export function areNeighbours(one: Point, other: Point): boolean {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1
}

/** Points of a straight run, including both ends; undefined if the two are not in one row or column. */
export function walkStraight(from: Point, to: Point): Point[] | undefined {
  const across = columnOf(to) - columnOf(from)
  const down = rowOf(to) - rowOf(from)
  if ((across === 0) === (down === 0)) return undefined
  const steps = Math.abs(across + down)
  const stride = across === 0 ? Math.sign(down) * COLUMNS : Math.sign(across)
  return Array.from({ length: steps + 1 }, (_, step) => from + step * stride)
}

/** Canonical name of the place between two points, in either order. */
export const nameEdge = (from: Point, to: Point): string =>
  from < to ? `${namePoint(from)}${namePoint(to)}` : `${namePoint(to)}${namePoint(from)}`

/** Normalises `b1c1` and `c1b1` to one name, ignoring case. Returns '' for anything else. */
export function asEdge(written: string): string {
  const wanted = written.trim().toLowerCase()
  const [from, to] = [findPoint(wanted.slice(0, 2)), findPoint(wanted.slice(2))]
  return from === undefined || to === undefined || !areNeighbours(from, to) ? '' : nameEdge(from, to)
}
