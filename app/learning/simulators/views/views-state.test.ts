import { expect, test } from 'vitest'
import type { Parameter } from '../simulator.ts'
import { readState } from '../simulator-state.ts'
import { simulator as views } from './definition.ts'
import { handSheet } from './drawn-fixture.ts'
import {
  drawLine,
  emptySheet,
  emptySheets,
  findDrawingFault,
  type Line,
  listSegmentsBetween,
  readDrawing,
  type Sheet,
  segments,
  writeDrawing,
} from './sheet.ts'
import { readSolid } from './solid.ts'
import { towardsEye } from './solid-drawing.tsx'

/** Reproducible pseudo-random numbers (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('500 random states have a sentence, three outputs of views and a volume', () => {
  const random = randomOf(14)
  const draw = (parameter: Parameter): string => {
    if (parameter.kind === 'number')
      return String(parameter.min + Math.floor(random() * (parameter.max - parameter.min + 1)))
    if (parameter.kind === 'switch') return random() < 0.5 ? 'si' : 'no'
    if (parameter.kind === 'choice') return Object.keys(parameter.options)[Math.floor(random() * 3)] ?? ''
    return ''
  }
  const text = (letters: string, length: number): string =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')
  for (let at = 0; at < 500; at++) {
    const given = new Map(Object.entries(views.parameters).map(([name, one]) => [name, draw(one)]))
    const row = (): string => text('occditfqrsv', 3)
    if (at % 3 === 0) given.set('pieza', `${row()}-${row()}_${row()}-${row()}`)
    given.set(
      'dibujo',
      [
        given.get('pieza') || `${given.get('nivel')?.charAt(0)}${given.get('numero')}`,
        ...[1, 2, 3].map(() => text('0123456789abcdefghijklmnopq', 24)),
      ].join('.'),
    )
    const { values } = readState(views, (name) => given.get(name))
    const outcome = views.compute(values)
    expect(outcome.sentence).not.toMatch(/undefined|NaN/)
    expect(outcome.outputs.volumen?.value).toBeGreaterThan(0)
    expect(new Set(outcome.warnings).size).toBe(outcome.warnings.length)
  }
})

test('a sheet has 20 horizontal segments, 20 vertical ones and two in each of its 16 cells', () => {
  const kinds = segments.map(({ from, to }) => `${to[0] - from[0]} ${to[1] - from[1]}`)
  expect(['1 0', '0 1', '1 1', '1 -1'].map((kind) => kinds.filter((one) => one === kind).length)).toEqual([
    20, 20, 16, 16,
  ])
})

test('drawings are parsed from their code, but only for their own solid', () => {
  const random = randomOf(5)
  for (let at = 0; at < 50; at++) {
    const sheet = (): Sheet => segments.map(() => Math.floor(random() * 3) as Line)
    const sheets = { alzado: sheet(), planta: sheet(), perfil: sheet() }
    const code = writeDrawing('d4711', sheets)
    expect(code.length).toBeLessThan(82)
    expect(findDrawingFault(code)).toBeUndefined()
    expect(readDrawing('d4711', code)).toEqual(sheets)
    expect(readDrawing('d4712', code)).toEqual(emptySheets)
  }
  expect(writeDrawing('f1', emptySheets)).toBe('f1...')
})

test.each(['f1.r', 'f1.0.0.0.0', `f1.${'1'.repeat(25)}`, 'F1.0', 'f1.0 0'])(
  'rejects %j as a drawing',
  (text) => {
    expect(findDrawingFault(text)).toBe('Esa clave no es de un dibujo de este tablero.')
  },
)

test.each([
  ['ccccc', 'La pieza cabe como mucho en 4 × 4 × 4 cubos.'],
  ['c_c_c_c_c', 'La pieza cabe como mucho en 4 × 4 × 4 cubos.'],
  ['cxc', 'No hay ningún cubo ni cuña «x».'],
  ['5', 'No hay ningún cubo ni cuña «5».'],
  ['', 'La pieza no tiene ningún cubo.'],
  ['000-0', 'La pieza no tiene ningún cubo.'],
])('reports the fault of the solid %j', (code, fault) => {
  expect(readSolid(code)).toEqual({ fault })
})

test('heights and layers are two notations of a solid', () => {
  expect(readSolid('312-121')).toEqual(readSolid('ccc-ccc_coc-oco_coo-ooo'))
})

test('a line must be straight, and drawing it again erases it', () => {
  expect(listSegmentsBetween([0, 0], [3, 0])).toHaveLength(3)
  expect(listSegmentsBetween([3, 3], [1, 1])).toHaveLength(2)
  expect(listSegmentsBetween([0, 0], [2, 1])).toEqual([])
  expect(listSegmentsBetween([1, 1], [1, 1])).toEqual([])
  const line = drawLine(
    emptySheet,
    [
      [0, 2],
      [2, 0],
    ],
    1,
  )
  expect(line).toEqual(handSheet('0,2 2,0'))
  expect(
    drawLine(
      line,
      [
        [2, 0],
        [0, 2],
      ],
      1,
    ),
  ).toEqual(emptySheet)
  expect(
    drawLine(
      line,
      [
        [0, 2],
        [1, 1],
      ],
      2,
    ),
  ).toEqual(handSheet('1,1 2,0 | 0,2 1,1'))
  expect(
    drawLine(
      line,
      [
        [1, 1],
        [2, 0],
      ],
      0,
    ),
  ).toEqual(handSheet('0,2 1,1'))
})

test.each([
  ['from the front', 0, 0, [0, -1, 0]],
  ['from above', 0, 90, [0, 0, 1]],
  ['from the left', 90, 0, [-1, 0, 0]],
  ['as an isometric drawing does', 45, 35.26439, [-1 / Math.sqrt(3), -1 / Math.sqrt(3), 1 / Math.sqrt(3)]],
])('looks %s', (_, turn, height, eye) => {
  for (const [axis, part] of towardsEye({ turn, height }).entries())
    expect(part).toBeCloseTo(eye[axis] ?? 0, 5)
})

test('known mistakes of questions never lead to the right answer', () => {
  for (const numero of ['3', '14', '500', '9500'])
    for (const nivel of ['facil', 'media', 'dificil']) {
      const given: Record<string, string> = { nivel, numero }
      const { values } = readState(views, (name) => given[name])
      const outcome = views.compute(values)
      for (const { output, mistakes } of views.asks) {
        const wrong = mistakes?.(values, outcome).map(({ value }) => value) ?? []
        expect(wrong).not.toContain(outcome.outputs[output]?.value)
        expect(new Set(wrong).size).toBe(wrong.length)
      }
    }
})
