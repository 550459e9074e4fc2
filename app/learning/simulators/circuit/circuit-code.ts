import {
  areNeighbours,
  findPoint,
  type Kind,
  kindNames,
  kinds,
  ledColors,
  type NamedPart,
  nameEdge,
  nameParts,
  namePoint,
  type Part,
  type Point,
  walkStraight,
} from './circuit-parts.ts'
import { codeTexts } from './circuit-texts.ts'

/** Maximum length of a circuit's text, in characters. */
export const LONGEST = 600

/** Maximum number of points of a wire in a text. */
const LONGEST_WALK = 30

const words = new Map(kindNames.map((kind) => [kinds[kind].word, kind]))
const item = /^(pila|hilo|bombilla|led|diodo|motor|ldr|ntc|k|r|a|v)([a-z0-9.,]*)-((?:[a-f][1-5]){2,30})$/

/** The valid part of a circuit, and the first fault in Spanish. */
type CircuitReading = { parts: NamedPart[]; fault: string | undefined }

/**
 * Parses `pila9-a4a3_hilo-a3a1c1_r450-c1c2`; never throws.
 * Items are joined by `_`; each is a word with its value, a dash and its points.
 * A wire may pass many points with straight runs between them. A voltmeter joins any two points.
 * Other parts join neighbours.
 */
export function readCircuit(text: string): CircuitReading {
  const parts: Part[] = []
  const taken = new Set<string>()
  let fault: string | undefined
  for (const written of text.slice(0, LONGEST).toLowerCase().split('_')) {
    if (written.trim() === '') continue
    const read = readItem(written.trim())
    if (typeof read === 'string') {
      fault ??= read
      continue
    }
    for (const part of read) {
      const refused = refusePart(part, parts, taken)
      if (refused === undefined) parts.push(part)
      else fault ??= refused
    }
  }
  return { parts: nameParts(parts), fault }
}

function refusePart(part: Part, parts: readonly Part[], taken: Set<string>): string | undefined {
  const { most, label } = kinds[part.kind]
  if (most !== undefined && parts.filter(({ kind }) => kind === part.kind).length >= most)
    return codeTexts.tooMany(label, most)
  if (part.kind === 'voltmeter') return undefined
  const place = nameEdge(part.from, part.to)
  if (taken.has(place)) return codeTexts.taken(namePoint(part.from), namePoint(part.to))
  taken.add(place)
  return undefined
}

function readItem(written: string): Part[] | string {
  const [, word = '', value = '', path = ''] = item.exec(written) ?? []
  const kind = words.get(word)
  if (!kind) return codeTexts.unknown(written)
  const ends = (path.match(/../g) ?? []).map(findPoint).filter((point) => point !== undefined)
  if (kind === 'wire') return value === '' ? readWire(ends) : codeTexts.unknown(written)
  const [from, to] = ends
  if (from === undefined || to === undefined || ends.length > 2 || from === to)
    return codeTexts.twoPoints(written)
  if (kind !== 'voltmeter' && !areNeighbours(from, to)) return codeTexts.notNeighbours(written)
  const read = readValue(kind, value)
  if (read) return [{ kind, from, to, ...read }]
  return kind === 'led'
    ? codeTexts.color(written)
    : codeTexts.value(written, kinds[kind].min, kinds[kind].max)
}

function readWire(ends: readonly Point[]): Part[] | string {
  const parts: Part[] = []
  for (const [index, to] of ends.slice(1).entries()) {
    const run = walkStraight(ends[index] ?? to, to)
    if (!run) return codeTexts.notStraight(namePoint(ends[index] ?? to), namePoint(to))
    for (const [step, next] of run.slice(1).entries())
      parts.push({ kind: 'wire', from: run[step] ?? next, to: next, value: 0 })
  }
  return parts
}

function readValue(kind: Kind, written: string): Pick<Part, 'value' | 'tie'> | undefined {
  const { unit, min, max, initial, ties } = kinds[kind]
  if (kind === 'led') {
    const value = ledColors.findIndex(({ word }) => word === (written || 'rojo'))
    return value < 0 ? undefined : { value }
  }
  const tie = ties?.find((name) => name === written || (kind === 'resistor' && name === `r${written}`))
  if (tie) return { value: initial, tie }
  if (written === '') return { value: initial }
  if (unit === '' && kind !== 'switch') return undefined
  const value = readNumber(written)
  return value >= min && value <= max && (kind !== 'switch' || Number.isInteger(value))
    ? { value }
    : undefined
}

/** Parses `4700`, `4.7`, `4,7`, `4k7`, `10k`; NaN for anything else. */
function readNumber(written: string): number {
  const kilo = /^(\d{1,7})k(\d{0,3})$/.exec(written)
  if (kilo) return Math.round(Number(`${kilo[1]}.${kilo[2] || '0'}`) * 1000)
  return /^\d{1,7}(?:[.,]\d{1,3})?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN
}

/** First fault in the text of a circuit, in Spanish. */
export function findCircuitFault(text: string): string | undefined {
  return readCircuit(text).fault
}

/**
 * Serialises parts, wires last; parsing the text yields the same parts.
 * The text may exceed `LONGEST`; callers that add parts must check.
 */
export function writeCircuit(parts: readonly Part[]): string {
  const others = parts.filter(({ kind }) => kind !== 'wire')
  const items = others.map(
    (part) => `${kinds[part.kind].word}${writeValue(part)}-${namePoint(part.from)}${namePoint(part.to)}`,
  )
  return [...items, ...writeWires(parts.filter(({ kind }) => kind === 'wire'))].join('_')
}

function writeValue({ kind, value, tie }: Part): string {
  if (tie) return kind === 'resistor' ? tie.slice(1) : tie
  if (kind === 'led') return ledColors[value]?.word ?? ''
  if (kind !== 'switch' && kinds[kind].unit === '') return ''
  return value >= 1000 && value % 1000 === 0 ? `${value / 1000}k` : String(value)
}

/** Wires merged into long walks and reduced to their corners, so that the text stays short. */
function writeWires(wires: readonly Part[]): string[] {
  const left = [...wires]
  const walks: string[] = []
  for (let first = left.shift(); first; first = left.shift()) {
    const walk = [first.from, first.to]
    for (let next = takeFrom(left, walk.at(-1)); next !== undefined; next = takeFrom(left, next)) {
      walk.push(next)
      if (walk.length === LONGEST_WALK) break
    }
    walks.push(
      `hilo-${walk
        .filter((_, index) => isCorner(walk, index))
        .map(namePoint)
        .join('')}`,
    )
  }
  return walks
}

function takeFrom(left: Part[], point: Point | undefined): Point | undefined {
  const index = left.findIndex(({ from, to }) => from === point || to === point)
  const [wire] = index < 0 ? [] : left.splice(index, 1)
  if (!wire) return undefined
  return wire.from === point ? wire.to : wire.from
}

function isCorner(walk: readonly Point[], index: number): boolean {
  const [before, here, after] = [walk[index - 1], walk[index], walk[index + 1]]
  if (before === undefined || after === undefined || here === undefined) return true
  return here - before !== after - here
}

/** State changes of a ready circuit. */
type ReadyCircuit = {
  label: string
  circuito: string
  elegido: string
  /** Value of Ra, if the default of 300 Ω is too small. */
  ra?: number
  /** Switches that are open at first. */
  open?: readonly ('k1' | 'k2' | 'k3' | 'k4')[]
}

/** Options of «Empezar con…»; the first is the initial state. */
export const readyCircuits: Readonly<Record<string, ReadyCircuit>> = {
  ohm: {
    label: 'Ley de Ohm: una resistencia',
    circuito: 'pilav-a4a3_k1-a2b2_ra-c2d2_a-e2e3_v-c2d2_hilo-a3a2_hilo-b2c2_hilo-d2e2_hilo-e3e4a4',
    elegido: 'R1',
  },
  bombilla: {
    label: 'Una bombilla y un interruptor',
    circuito: 'pila4.5-a4a3_k1-b2c2_bombilla30-e2e3_hilo-a3a2b2_hilo-c2e2_hilo-e3e4a4',
    elegido: 'B1',
  },
  serie: {
    label: 'Dos resistencias en serie',
    circuito: 'pilav-a4a3_ra-b2c2_rb-d2e2_a-d4c4_v-b2c2_v-d2e2_hilo-a3a2b2_hilo-c2d2_hilo-e2e4d4_hilo-c4a4',
    elegido: 'R1',
  },
  paralelo: {
    label: 'Dos resistencias en paralelo',
    circuito: 'pilav-a4a3_a-a2b2_ra-c2c3_rb-e2e3_hilo-a3a2_hilo-b2e2_hilo-c3c4_hilo-e3e4a4',
    elegido: 'R1',
  },
  bombillas: {
    label: 'Dos bombillas en paralelo, cada una con su interruptor',
    circuito: 'pila4.5-a4a3_k1-c2c3_k2-e2e3_bombilla30-c3c4_bombilla30-e3e4_hilo-a3a2e2_hilo-e4a4',
    elegido: 'B1',
  },
  mixto: {
    label: 'Circuito mixto',
    circuito:
      'pila12-a4a3_r1000-a2b2_r2000-c2c3_r2000-e2e3_a-c4b4_hilo-a3a2_hilo-b2e2_hilo-c3c4_hilo-e3e4c4_hilo-b4a4',
    elegido: 'R1',
  },
  led: {
    label: 'LED con resistencia',
    circuito:
      'pilav-a4a3_k1-a2b2_ra-c2d2_ledrojo-e2e3_a-d4c4_hilo-a3a2_hilo-b2c2_hilo-d2e2_hilo-e3e4d4_hilo-c4a4',
    elegido: 'LED1',
    ra: 390,
  },
  sinresistencia: {
    label: 'LED sin resistencia: se quema',
    circuito: 'pila9-a4a3_k1-b2c2_ledrojo-e2e3_hilo-a3a2b2_hilo-c2e2_hilo-e3e4a4',
    elegido: 'LED1',
  },
  ldr: {
    label: 'Divisor con LDR',
    circuito: 'pila9-a4a3_ldr10k-d2d3_r4700-d3d4_v-d3d4_hilo-a3a2d2_hilo-d4a4',
    elegido: 'LDR1',
  },
  ntc: {
    label: 'Aviso de calor con NTC',
    circuito:
      'pila9-a4a3_ntc1k-a2b2_r330-c2d2_ledrojo-e2e3_a-d4c4_hilo-a3a2_hilo-b2c2_hilo-d2e2_hilo-e3e4d4_hilo-c4a4',
    elegido: 'LED1',
  },
  motor: {
    label: 'Motor con interruptor',
    circuito: 'pila4.5-a4a3_k1-b2c2_motor15-e2e3_hilo-a3a2b2_hilo-c2e2_hilo-e3e4a4',
    elegido: 'M1',
  },
  corto: {
    label: 'Cortocircuito: cierra K1',
    circuito: 'pila4.5-a4a3_k1-c2c3_bombilla30-e2e3_hilo-a3a2e2_hilo-c3c4_hilo-e3e4a4',
    elegido: 'B1',
    open: ['k1'],
  },
  puente: {
    label: 'Puente: ni serie ni paralelo',
    circuito: 'pila9-a4a3_r100-c2c3_r200-e2e3_r50-d3e3_r300-c3c4_r100-e3e4_hilo-c3d3_hilo-a3a2e2_hilo-e4a4',
    elegido: 'R3',
  },
}
