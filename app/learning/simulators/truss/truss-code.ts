import {
  type Bar,
  barCode,
  barName,
  directions,
  emptyTruss,
  findPlace,
  isBetween,
  isSameBar,
  type Load,
  listNodes,
  makeBar,
  maxBars,
  maxLoad,
  maxLoads,
  maxSupports,
  minLoad,
  namePlace,
  type Place,
  type Support,
  supportKinds,
  type Truss,
} from './truss-parts.ts'
import { codeTexts } from './truss-texts.ts'

/** Maximum length of a truss's code, in characters. */
export const maxCodeLength = 400
/** Maximum length of a chain of bars in a code, in characters. */
const maxChain = 40

type Read = { bars: Bar[]; supports: Support[]; loads: Load[] }

/**
 * Parses `a1c1e1_c1c3_fijo-a1_movil-e1_abajo-c3_derecha2.5-c3`; never throws.
 * Items are joined by `_`: a chain of bars from place to place, a support, or a load.
 * A load is in kN; without a number it is the shared one.
 * Faults are reported in Spanish. The cost is bounded by the longest code.
 */
export function parseTruss(code: string): { truss: Truss } | { fault: string } {
  if (code.length > maxCodeLength) return { fault: codeTexts.tooLong(maxCodeLength) }
  const read: Read = { bars: [], supports: [], loads: [] }
  for (const item of code.toLowerCase().split('_')) {
    const fault = item.trim() === '' ? undefined : readItem(item.trim(), read)
    if (fault !== undefined) return { fault }
  }
  const fault = findTrussFault(read)
  return fault === undefined ? { truss: read } : { fault }
}

/** Parses a code; an invalid one yields an empty truss. */
export function readTruss(code: string): Truss {
  const parsed = parseTruss(code)
  return 'truss' in parsed ? parsed.truss : emptyTruss
}

/** Fault of a code, in Spanish; undefined if it is valid. */
export function findCodeFault(code: string): string | undefined {
  const parsed = parseTruss(code)
  return 'fault' in parsed ? parsed.fault : undefined
}

function readItem(item: string, read: Read): string | undefined {
  if (/^(?:[a-g][1-4]){2,28}$/.test(item)) return readChain(item, read.bars)
  const [, word, number = '', name = ''] = /^([a-z]+)([\d.,]*)-([a-g][1-4])$/.exec(item) ?? []
  const at = findPlace(name)
  const kind = supportKinds.find((one) => one === word)
  const direction = directions.find((one) => one === word)
  if (at === undefined || (kind && number !== '')) return codeTexts.unknown(item)
  if (kind) {
    read.supports.push({ at, kind })
    return undefined
  }
  if (!direction) return codeTexts.unknown(item)
  const size = number === '' ? undefined : readSize(number)
  if (Number.isNaN(size)) return codeTexts.size(item)
  read.loads.push({ at, direction, size })
  return undefined
}

function readChain(item: string, bars: Bar[]): string | undefined {
  const chain = (item.match(/../g) ?? []).map(findPlace).filter((place) => place !== undefined)
  for (const [step, to] of chain.slice(1).entries()) {
    const from = chain[step] ?? to
    if (from === to) return codeTexts.noLength(namePlace(from))
    bars.push(makeBar(from, to))
  }
  return undefined
}

/** A load in kN; NaN if it is invalid. */
function readSize(text: string): number {
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(text)) return Number.NaN
  const size = Number(text.replace(',', '.'))
  return size >= minLoad && size <= maxLoad ? size : Number.NaN
}

/** Fault of a truss: too many parts, duplicates, or a bar across a node. */
export function findTrussFault(truss: Truss): string | undefined {
  const { bars, supports, loads } = truss
  if (bars.length > maxBars) return codeTexts.tooManyBars(maxBars)
  if (supports.length > maxSupports) return codeTexts.tooManySupports(maxSupports)
  if (loads.length > maxLoads) return codeTexts.tooManyLoads(maxLoads)
  const twice = bars.find((bar, at) => bars.findIndex((other) => isSameBar(bar, other)) < at)
  if (twice) return codeTexts.twice(barName(twice))
  const held = findTwice(supports.map(({ at }) => at))
  if (held !== undefined) return codeTexts.heldTwice(namePlace(held))
  const loaded = findTwice(loads.map(({ at }) => at))
  if (loaded !== undefined) return codeTexts.loadedTwice(namePlace(loaded))
  return findCrossing(truss)
}

function findTwice(list: readonly Place[]): Place | undefined {
  return list.find((place, at) => list.indexOf(place) < at)
}

function findCrossing(truss: Truss): string | undefined {
  const nodes = listNodes(truss)
  for (const bar of truss.bars) {
    const node = nodes.find((place) => isBetween(place, bar.from, bar.to))
    if (node !== undefined) return codeTexts.across(barName(bar), namePlace(node))
  }
  return undefined
}

/** Serialises a truss to a code that `parseTruss` parses. Consecutive bars form a chain. */
export function writeTruss({ bars, supports, loads }: Truss): string {
  const items: string[] = []
  for (const bar of bars) {
    const last = items.at(-1)
    if (last && last.length < maxChain && last.endsWith(namePlace(bar.from)))
      items[items.length - 1] = last + namePlace(bar.to)
    else items.push(barCode(bar))
  }
  return [
    ...items,
    ...supports.map(({ at, kind }) => `${kind}-${namePlace(at)}`),
    ...loads.map(({ at, direction, size }) => `${direction}${size ?? ''}-${namePlace(at)}`),
  ].join('_')
}

/** Ready trusses as codes (truss-code.ts). */
export const readyTrusses = {
  cuadrado: { label: 'Cuadrado', code: 'c1e1e3c3c1_fijo-c1_movil-e1_derecha-c3' },
  diagonal: { label: 'Cuadrado con diagonal', code: 'c1e1e3c3c1e3_fijo-c1_movil-e1_derecha-c3' },
  cruz: { label: 'Cuadrado con dos diagonales', code: 'c1e1e3c3c1e3_e1c3_fijo-c1_movil-e1_derecha-c3' },
  triangulo: { label: 'Triángulo', code: 'b1f1d3b1_fijo-b1_movil-f1_abajo-d3' },
  warren: {
    label: 'Puente Warren',
    code: 'a1c1e1g1_b3d3f3_a1b3c1d3e1f3g1_fijo-a1_movil-g1_abajo-c1_abajo-e1',
  },
  pratt: {
    label: 'Puente Pratt',
    code: 'a1b1c1d1e1f1g1_b3c3d3e3f3_a1b3c1_c3d1e3_e1f3g1_b1b3_c1c3_d1d3_e1e3_f1f3_fijo-a1_movil-g1_abajo-b1_abajo-c1_abajo-d1_abajo-e1_abajo-f1',
  },
  cercha: {
    label: 'Cercha de tejado',
    code: 'b1d1f1_b1c2d3e2f1_c2d1e2_d1d3_fijo-b1_movil-f1_abajo-c2_abajo-d3_abajo-e2',
  },
  mensula: { label: 'Ménsula', code: 'a3c3e3_a1c1e3_a1a3c1c3_fijo-a3_pared-a1_abajo-e3' },
} as const

/** Code of the displayed truss: a ready one, or the user's own. */
export function trussCode({ modelo, barras }: { modelo: string; barras: string }): string {
  return Object.hasOwn(readyTrusses, modelo) ? readyTrusses[modelo as keyof typeof readyTrusses].code : barras
}
