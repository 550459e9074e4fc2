import type { Point } from './circuit-grid.ts'

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

/** Parameters whose number a part may take instead of one of its own. */
type Tie = 'v' | 'ra' | 'rb'

/**
 * What stands between two points. `value`: volts, ohms, the number of a switch, or the place of a colour in `ledColors`; 0 where it has none.
 * A battery pushes from its first point (−) to its second (+); a diode lets current pass from its first (anode) to its second.
 */
export type Part = { kind: Kind; from: Point; to: Point; value: number; tie?: Tie }

export type NamedPart = Part & { name: string }

type KindFacts = {
  /** In addresses and in Markdown. */
  word: string
  /** What its name begins with. */
  letter: string
  /** As people read it. */
  label: string
  unit: '' | 'V' | 'Ω'
  min: number
  max: number
  initial: number
  /** As many as a circuit may have; the length of the text is the limit of the others. */
  most?: number
  ties?: readonly Tie[]
  /** Its two ends are not alike. */
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

/** Colours of LED and the volts each keeps: the table of the topic «Diodo, LED y transistor». */
export const ledColors = [
  { word: 'rojo', volts: 2 },
  { word: 'amarillo', volts: 2.1 },
  { word: 'verde', volts: 3 },
  { word: 'azul', volts: 3.2 },
  { word: 'blanco', volts: 3.2 },
] as const

/** Gives each part its name in the order in which they stand: R1, R2, P1; a switch has the number of its control, a wire none. */
export function nameParts(parts: readonly Part[]): NamedPart[] {
  const counts = new Map<Kind, number>()
  return parts.map((part) => {
    const count = (counts.get(part.kind) ?? 0) + 1
    counts.set(part.kind, count)
    const number = part.kind === 'switch' ? part.value : count
    return { ...part, name: part.kind === 'wire' ? '' : `${kinds[part.kind].letter}${number}` }
  })
}
