import { areNeighbours, findPoint, nameEdge, namePoint, type Point, walkStraight } from './circuit-grid.ts'
import {
  type Kind,
  kindNames,
  kinds,
  ledColors,
  type NamedPart,
  nameParts,
  type Part,
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
