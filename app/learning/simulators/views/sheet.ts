import { viewsTexts } from './views-texts.ts'

/** A point of a sheet: column from the left, row from the bottom, both from 0. */
export type Spot = readonly [column: number, row: number]
/** 0: no line; 1: visible, continuous; 2: hidden, dashed. */
export type Line = 0 | 1 | 2
/** A line type for each entry of `segments`. */
export type Sheet = readonly Line[]
export type Segment = { readonly from: Spot; readonly to: Spot }

/** Cells of a sheet per axis; smaller solids use its lower left corner. */
export const sheetSize = 4

/**
 * Every segment between neighbouring points: horizontal, vertical, rising and falling.
 * The order must not change, because codes of sheets depend on it.
 */
export const segments: readonly Segment[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
].flatMap(([across = 0, up = 0]) => {
  const list: Segment[] = []
  for (let row = 0; row <= sheetSize; row++)
    for (let column = 0; column <= sheetSize; column++)
      if (isOnSheet([column + across, row + up]))
        list.push({ from: [column, row], to: [column + across, row + up] })
  return list
})

function isOnSheet([column, row]: Spot): boolean {
  return column >= 0 && row >= 0 && column <= sheetSize && row <= sheetSize
}

/** A numeric key for a pair of points on the sheet. */
const keyOf = (from: Spot, to: Spot): number => ((from[0] * 8 + from[1]) * 8 + to[0]) * 8 + to[1]

const indexes = new Map(
  segments.flatMap(({ from, to }, index) => [
    [keyOf(from, to), index] as const,
    [keyOf(to, from), index] as const,
  ]),
)

export const emptySheet: Sheet = segments.map(() => 0)

/** Index of the segment between two points; undefined if they are not neighbours. */
export function segmentBetween(from: Spot, to: Spot): number | undefined {
  return isOnSheet(from) && isOnSheet(to) ? indexes.get(keyOf(from, to)) : undefined
}

/** A sheet with its points transformed; undefined if a line would leave the sheet. */
export function mapSheet(sheet: Sheet, move: (spot: Spot) => Spot): Sheet | undefined {
  const moved: Line[] = [...emptySheet]
  for (const [index, { from, to }] of segments.entries()) {
    const line = sheet[index] ?? 0
    if (line === 0) continue
    const there = segmentBetween(move(from), move(to))
    if (there === undefined) return undefined
    moved[there] = line
  }
  return moved
}

/** The lower left corner of the bounding box of the lines. */
export function originOf(sheet: Sheet): Spot {
  const drawn = segments.filter((_, index) => sheet[index] !== 0)
  const least = (axis: 0 | 1): number =>
    Math.min(sheetSize, ...drawn.flatMap(({ from, to }) => [from[axis], to[axis]]))
  return [least(0), least(1)]
}

/** The sheet shifted to the lower left corner. */
export function cornerSheet(sheet: Sheet): Sheet {
  const [columns, rows] = originOf(sheet)
  return mapSheet(sheet, ([column, row]) => [column - columns, row - rows]) ?? sheet
}

export function isSameSheet(one: Sheet, other: Sheet): boolean {
  return one.every((line, index) => line === other[index])
}

export function isEmptySheet(sheet: Sheet): boolean {
  return sheet.every((line) => line === 0)
}

/** A run of collinear segments with a common value. */
type Stretch<T> = Segment & { readonly value: T }

/** Segments for which `pick` returns a value, joined where they continue straight with the same value. */
export function listStretches<T>(pick: (index: number) => T | undefined): Stretch<T>[] {
  const taken = new Set<number>()
  return segments.flatMap(({ from, to }, index) => {
    const value = pick(index)
    if (value === undefined || taken.has(index)) return []
    const step = [to[0] - from[0], to[1] - from[1]] as const
    let end = to
    for (;;) {
      const beyond: Spot = [end[0] + step[0], end[1] + step[1]]
      const next = segmentBetween(end, beyond)
      if (next === undefined || pick(next) !== value) break
      taken.add(next)
      end = beyond
    }
    return [{ from, to: end, value }]
  })
}

/** The three views as drawn. */
export type Sheets = { readonly alzado: Sheet; readonly planta: Sheet; readonly perfil: Sheet }
export const emptySheets: Sheets = { alzado: emptySheet, planta: emptySheet, perfil: emptySheet }

/** Each character encodes three lines, which have 27 combinations. */
const signs = '0123456789abcdefghijklmnopq'
const perSign = 3
const signsOfSheet = segments.length / perSign
/** Maximum length: the mark of the solid, and three sheets. */
export const maxDrawingLength = 100 + 3 * (signsOfSheet + 1)

/**
 * Serialises drawings: the mark of the solid, then alzado, planta and perfil, each after a dot.
 * Trailing zeros are omitted.
 */
export function writeDrawing(mark: string, { alzado, planta, perfil }: Sheets): string {
  return [mark, ...[alzado, planta, perfil].map(writeSheet)].join('.')
}

function writeSheet(sheet: Sheet): string {
  let text = ''
  for (let at = 0; at < segments.length; at += perSign)
    text += signs[(sheet[at] ?? 0) + 3 * (sheet[at + 1] ?? 0) + 9 * (sheet[at + 2] ?? 0)]
  return text.replace(/0+$/, '')
}

/** Parses drawings of the solid with that mark; a text for another solid yields empty sheets. */
export function readDrawing(mark: string, text: string): Sheets {
  const [of, alzado = '', planta = '', perfil = ''] = text.split('.')
  if (of !== mark) return emptySheets
  return { alzado: readSheet(alzado), planta: readSheet(planta), perfil: readSheet(perfil) }
}

function readSheet(text: string): Sheet {
  return segments.map((_, index) => {
    const sign = Math.max(0, signs.indexOf(text[Math.floor(index / perSign)] ?? '0'))
    return (Math.floor(sign / 3 ** (index % perSign)) % 3) as Line
  })
}

/** Fault of the text of a drawing, in Spanish; undefined if it is valid. */
export function findDrawingFault(text: string): string | undefined {
  if (text === '') return undefined
  const [mark = '', ...sheets] = text.split('.')
  const isRight =
    /^[a-z0-9_-]*$/.test(mark) &&
    sheets.length <= 3 &&
    sheets.every((sheet) => sheet.length <= signsOfSheet && /^[0-9a-q]*$/.test(sheet))
  return isRight ? undefined : viewsTexts.badDrawing
}

/** Segments of the straight line between two points; none if it is not a row, column or diagonal. */
export function listSegmentsBetween(from: Spot, to: Spot): number[] {
  const [across, up] = [to[0] - from[0], to[1] - from[1]]
  const count = Math.max(Math.abs(across), Math.abs(up))
  if (across !== 0 && up !== 0 && Math.abs(across) !== Math.abs(up)) return []
  const at = (step: number): Spot => [from[0] + Math.sign(across) * step, from[1] + Math.sign(up) * step]
  return Array.from({ length: count }, (_, step) => segmentBetween(at(step), at(step + 1)) ?? -1)
}

/** Draws a line between two points, or erases it if the whole line exists with that type. */
export function drawLine(sheet: Sheet, [from, to]: readonly [Spot, Spot], line: Line): Sheet {
  const there = listSegmentsBetween(from, to)
  const next = there.every((index) => sheet[index] === line) ? 0 : line
  return sheet.map((now, index) => (there.includes(index) ? next : now))
}
