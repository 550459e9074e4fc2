import { expect, test } from 'vitest'
import { compareView, type Task, viewNames } from './compare-views.ts'
import { isConnected, type Level, makeSolid, thirtySolids } from './make-solid.ts'
import { type LookName, projectSolid } from './project-solid.ts'
import { isSameSheet, mapSheet, type Sheet } from './sheet.ts'
import {
  cellAt,
  emptyCell,
  listEdges,
  type Point,
  readSolid,
  type Solid,
  volumeOf,
  wholeCell,
} from './solid.ts'

const levels: readonly Level[] = ['facil', 'media', 'dificil']
const read = (code: string): Solid => {
  const result = readSolid(code)
  if ('fault' in result) throw new Error(result.fault)
  return result.solid
}
const thirty = levels.flatMap((level) => thirtySolids[level].map(read))
const made = levels.flatMap((level) =>
  Array.from({ length: 12 }, (_, at) => makeSolid(level, at + 11)).filter((solid) => solid !== undefined),
)
const all = [...thirty, ...made]
const view = (solid: Solid, name: LookName): Sheet => projectSolid(solid, name).sheet

/**
 * A transformed solid: the cell at a place is the one at `from(place)`, with its letter mapped by `letters`.
 */
function moveSolid(
  solid: Solid,
  letters: Readonly<Record<string, string>>,
  from: (at: Point) => Point,
): Solid {
  const { size } = solid
  const cells = [...solid.cells].map((_, index) => {
    const letter = cellAt(
      solid,
      ...from([index % size, Math.floor(index / size) % size, Math.floor(index / size ** 2)]),
    )
    return letters[letter] ?? letter
  })
  return { size, cells: cells.join('') }
}

test.each(all.map((solid) => [solid]))('mirroring the solid mirrors the views of %j', (solid) => {
  const last = solid.size - 1
  const mirrored = moveSolid(solid, { d: 'i', i: 'd', q: 'r', r: 'q', s: 'v', v: 's' }, ([x, y, z]) => [
    last - x,
    y,
    z,
  ])
  const inMirror = (sheet: Sheet): Sheet | undefined =>
    mapSheet(sheet, ([column, row]) => [solid.size - column, row])
  expect(view(mirrored, 'alzado')).toEqual(inMirror(view(solid, 'alzado')))
  expect(view(mirrored, 'planta')).toEqual(inMirror(view(solid, 'planta')))
  expect(view(mirrored, 'perfil')).toEqual(inMirror(view(solid, 'derecho')))
})

test.each(all.map((solid) => [solid]))(
  'turning %j by a right angle makes its left side the front',
  (solid) => {
    const { size } = solid
    // The left side becomes the front: the new x is the old y, counted from the back.
    const letters = { d: 't', t: 'i', i: 'f', f: 'd', q: 's', s: 'v', v: 'r', r: 'q' }
    const turned = moveSolid(solid, letters, ([x, y, z]) => [y, size - 1 - x, z])
    expect(view(turned, 'alzado')).toEqual(view(solid, 'perfil'))
    expect(view(turned, 'perfil')).toEqual(view(solid, 'posterior'))
    expect(view(turned, 'planta')).toEqual(
      mapSheet(view(solid, 'planta'), ([column, row]) => [size - row, column]),
    )
  },
)

test.each(all.map((solid) => [solid]))('opposite views of %j have the same outline, mirrored', (solid) => {
  const drawn = (sheet: Sheet | undefined): boolean[] => (sheet ?? []).map((line) => line > 0)
  const across = (sheet: Sheet): Sheet | undefined =>
    mapSheet(sheet, ([column, row]) => [solid.size - column, row])
  const over = (sheet: Sheet): Sheet | undefined =>
    mapSheet(sheet, ([column, row]) => [column, solid.size - row])
  // Every edge is in both views, visible in one and hidden in the other.
  expect(drawn(view(solid, 'posterior'))).toEqual(drawn(across(view(solid, 'alzado'))))
  expect(drawn(view(solid, 'derecho'))).toEqual(drawn(across(view(solid, 'perfil'))))
  expect(drawn(view(solid, 'inferior'))).toEqual(drawn(over(view(solid, 'planta'))))
})

test('a view covers the columns that contain a cube, counted one by one', () => {
  for (const solid of all.filter(({ cells }) => !/[^oc]/.test(cells))) {
    const steps = Array.from({ length: solid.size }, (_, at) => at)
    const count = (at: (u: number, v: number, depth: number) => Point): number =>
      steps.flatMap((u) =>
        steps.filter((v) => steps.some((depth) => cellAt(solid, ...at(u, v, depth)) === wholeCell)),
      ).length
    expect(projectSolid(solid, 'alzado').area).toBe(count((u, v, depth) => [u, depth, v]))
    expect(projectSolid(solid, 'planta').area).toBe(count((u, v, depth) => [u, v, depth]))
    expect(projectSolid(solid, 'perfil').area).toBe(count((u, v, depth) => [depth, u, v]))
  }
})

test('there are ten connected, drawable solids per level, and no two have the same views', () => {
  expect(levels.map((level) => thirtySolids[level].length)).toEqual([10, 10, 10])
  expect(thirty.every(isConnected)).toBe(true)
  const views = thirty.map((solid) => viewNames.map((name) => projectSolid(solid, name)))
  expect(views.flat().every(({ isClean }) => isClean)).toBe(true)
  expect(new Set(views.map((three) => JSON.stringify(three.map(({ sheet }) => sheet)))).size).toBe(30)
})

test('easy solids consist of cubes without hidden edges; others have wedges or hidden edges', () => {
  const hides = (solid: Solid): boolean => viewNames.some((name) => view(solid, name).includes(2))
  const easy = [...thirty.slice(0, 10), ...made.slice(0, 12)]
  expect(easy.filter(({ cells }) => /[^oc]/.test(cells))).toEqual([])
  expect(easy.filter(hides)).toEqual([])
  expect(thirty.slice(10).filter((solid) => !hides(solid) && !/[^oc]/.test(solid.cells))).toEqual([])
  expect(thirty.slice(20).filter((solid) => !hides(solid))).toEqual([])
})

test('a seed always yields the same solid, and another seed usually another one', () => {
  expect(made).toHaveLength(36)
  expect(makeSolid('media', 4711)).toEqual(makeSolid('media', 4711))
  expect(new Set(made.map(({ cells }) => cells)).size).toBeGreaterThan(28)
  for (const solid of made) {
    expect(isConnected(solid)).toBe(true)
    expect(viewNames.every((name) => projectSolid(solid, name).isClean)).toBe(true)
    expect(volumeOf(solid)).toBeGreaterThan(1)
  }
})

test('two cubes that share only an edge are not connected, nor are two wedges back to back', () => {
  expect(isConnected(read('co-oc'))).toBe(false)
  expect(isConnected(read('cc'))).toBe(true)
  expect(isConnected(read('id'))).toBe(false)
  expect(isConnected(read('di'))).toBe(true)
})

const taskOf = (solid: Solid): Task => ({
  solid,
  edges: listEdges(solid),
  right: { alzado: view(solid, 'alzado'), planta: view(solid, 'planta'), perfil: view(solid, 'perfil') },
})

test('a mirrored view is rejected wherever it differs', () => {
  let refused = 0
  for (const solid of all)
    for (const name of viewNames) {
      const task = taskOf(solid)
      const mirrored = mapSheet(task.right[name], ([column, row]) => [solid.size - column, row]) ?? []
      const { kind } = compareView(task, name, mirrored)
      expect(kind === 'right').toBe(isSameSheet(mirrored, task.right[name]))
      if (kind === 'mirrored') refused++
    }
  expect(refused).toBeGreaterThan(60)
})

test('wedges that cross in the middle of a cell are reported as undrawable', () => {
  // From the front, the ramp behind rises in the other direction and is half covered.
  expect(projectSolid(read('d-i'), 'alzado').isClean).toBe(false)
  expect(projectSolid(read('d-i'), 'planta').isClean).toBe(true)
  expect(emptyCell).toBe('o')
})
