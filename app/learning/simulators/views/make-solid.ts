import { hashText } from '../../practice/draw-values.ts'
import { projectSolid } from './project-solid.ts'
import {
  cellAt,
  emptyCell,
  halfOf,
  isInside,
  listCells,
  listEdges,
  measureSolid,
  type Point,
  type Solid,
  wholeCell,
} from './solid.ts'

export type Level = 'facil' | 'media' | 'dificil'

/**
 * Cells per axis, minimum size of the block, number of boxes to cut off, and of cells to turn into wedges.
 */
const recipes = {
  facil: { size: 3, least: 2, cuts: 2, wedges: 0 },
  media: { size: 3, least: 2, cuts: 2, wedges: 2 },
  dificil: { size: 4, least: 3, cuts: 3, wedges: 3 },
} as const

const tries = 60

/** A number from 0 to `count` − 1, derived from a name; always the same. */
type Draw = (count: number, name: string) => number

/** Generates a solid from a seed, always the same; undefined if no attempt suits the level. */
export function makeSolid(level: Level, seed: number): Solid | undefined {
  for (let attempt = 0; attempt < tries; attempt++) {
    const draw: Draw = (count, name) =>
      Math.floor((hashText(`${level}/${seed}/${attempt}/${name}`) / 2 ** 32) * count)
    const solid = normalizeSolid(addWedges(cutBlock(level, draw), level, draw))
    if (isSuitable(solid, level)) return solid
  }
  return undefined
}

function cutBlock(level: Level, draw: Draw): Solid {
  const { size, least, cuts } = recipes[level]
  const block = ['x', 'y', 'z'].map((axis) => least + draw(size - least + 1, axis))
  const boxes = Array.from({ length: 1 + draw(cuts, 'cuts') }, (_, cut) =>
    block.map((length, axis) => {
      // A cut may go through the whole block, except vertically in easy solids.
      const long = 1 + draw(axis === 2 ? length - 1 : length, `long${cut}${axis}`)
      // Easy solids are cut from above, at the front and on the left, so that nothing is hidden.
      // Some are cut at the back, which hides little.
      const isFar =
        level === 'facil'
          ? axis === 2
            ? 1
            : draw(5, `side${cut}${axis}`) >> 2
          : draw(2, `side${cut}${axis}`)
      return isFar === 1 ? ([length - long, length] as const) : ([0, long] as const)
    }),
  )
  let cells = ''
  for (let z = 0; z < size; z++)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const at: Point = [x, y, z]
        const isCut = boxes.some((box) =>
          box.every(([from, to], axis) => (at[axis] ?? 0) >= from && (at[axis] ?? 0) < to),
        )
        cells += !isCut && at.every((place, axis) => place < (block[axis] ?? 0)) ? wholeCell : emptyCell
      }
  return { size, cells }
}

function addWedges(block: Solid, level: Level, draw: Draw): Solid {
  let solid = block
  const count = recipes[level].wedges && 1 + draw(recipes[level].wedges, 'wedges')
  for (let wedge = 0; wedge < count; wedge++) {
    const places = listWedgePlaces(solid, level === 'dificil' ? 'ditfqrsv' : 'ditf')
    const place = places[draw(places.length, `wedge${wedge}`)]
    if (place === undefined) break
    solid = {
      ...solid,
      cells: solid.cells.slice(0, place.index) + place.letter + solid.cells.slice(place.index + 1),
    }
  }
  return solid
}

/** Whether the views of a solid can be drawn and are not trivial. */
function isSuitable(solid: Solid, level: Level): boolean {
  const [width, depth, height] = measureSolid(solid)
  const isBlock =
    solid.cells.replaceAll(emptyCell, '').length === width * depth * height && !/[^oc]/.test(solid.cells)
  if (isBlock || Math.min(width, depth, height) < 2 || !isConnected(solid)) return false
  if (recipes[level].wedges > 0 && !/[^oc]/.test(solid.cells)) return false
  const edges = listEdges(solid)
  const views = (['alzado', 'planta', 'perfil'] as const).map((name) => projectSolid(solid, name, edges))
  if (!views.every(({ isClean }) => isClean)) return false
  const hidden = views.filter(({ sheet }) => sheet.includes(2)).length
  return level === 'facil' ? hidden === 0 : level === 'dificil' ? hidden > 0 : true
}

/** A cell and the wedge that it may become. */
type WedgePlace = { index: number; letter: string }

/** Cells that may become one of these wedges: whole faces touch a solid cell, open ones an empty cell. */
function listWedgePlaces(solid: Solid, letters: string): WedgePlace[] {
  return [...solid.cells].flatMap((now, index) =>
    [...letters].flatMap((letter) => {
      const at = placeOf(solid, index)
      return (now === wholeCell || now === emptyCell) && leans(solid, at, letter) ? [{ index, letter }] : []
    }),
  )
}

function placeOf({ size }: Solid, index: number): Point {
  return [index % size, Math.floor(index / size) % size, Math.floor(index / size ** 2)]
}

/**
 * A plane a·x + b·y + c·z < k leaves open the sides to which its coefficients point, not the opposite ones.
 */
function leans(solid: Solid, [x, y, z]: Point, letter: string): boolean {
  return halfOf(letter)
    .slice(0, 3)
    .every((slope, axis) => {
      if (slope === 0) return true
      const beside = (way: number): string =>
        cellAt(solid, x + (axis === 0 ? way : 0), y + (axis === 1 ? way : 0), z + (axis === 2 ? way : 0))
      const isHeld = beside(-slope) === wholeCell || (axis === 2 && z === 0)
      return isHeld && beside(slope) === emptyCell
    })
}

/** The solid shifted to the front left corner, on the floor. */
function normalizeSolid(solid: Solid): Solid {
  const { size } = solid
  const cells = listCells(solid)
  const least = ([0, 1, 2] as const).map((axis) => Math.min(size, ...cells.map(({ at }) => at[axis])))
  const [dx = 0, dy = 0, dz = 0] = least
  return {
    size,
    cells: [...solid.cells]
      .map((_, index) => {
        const [x, y, z] = placeOf(solid, index)
        return cellAt(solid, x + dx, y + dy, z + dz)
      })
      .join(''),
  }
}

/** Whether all cells are connected by faces, not by edges alone. */
export function isConnected(solid: Solid): boolean {
  const cells = listCells(solid)
  const reached = new Set(cells.slice(0, 1))
  for (const { at } of reached)
    for (const other of cells) if (!reached.has(other) && isTouching(solid, at, other.at)) reached.add(other)
  return reached.size === cells.length
}

/** Whether two cells are neighbours whose faces share more than a line. */
function isTouching(solid: Solid, one: Point, other: Point): boolean {
  const step = one.map((place, axis) => (other[axis] ?? 0) - place)
  if (step.reduce((sum, part) => sum + Math.abs(part), 0) !== 1) return false
  // The centres of the quarters of the common face, slightly to each side of it.
  return [-1 / 3, 1 / 3].some((off) =>
    [0, 1].some((which) => {
      let free = 0
      const spot = (depth: number): Point => {
        free = 0
        const [x = 0, y = 0, z = 0] = one.map((place, axis) => {
          const along = step[axis] ?? 0
          return place + 0.5 + (along === 0 ? (free++ === which ? off : 0) : along * depth)
        })
        return [x, y, z]
      }
      return isInside(solid, spot(0.49)) && isInside(solid, spot(0.51))
    }),
  )
}

/** Ten solids per level, in codes of `readSolid`. Easy ones have no hidden edges; hard ones are larger. */
export const thirtySolids: Readonly<Record<Level, readonly string[]>> = {
  facil: [
    '122-122',
    '123-123',
    '333-111',
    '222-122',
    '131-131',
    '133-113-111',
    '131-111',
    '123-123-111',
    '233-112',
    '233-122-111',
  ],
  media: [
    'ccc-ccc_dcc-dcc',
    'ccc-ccc_dci-dci',
    '313-313',
    '313-111',
    'coc-coc_ccc-ccc_oco-oco',
    'ccc-ccc-ttt_ccc-ttt-ooo',
    'ccc-ccc-ccc_occ-occ-dcc',
    'ccc-ccc_coc-coc_ccc-ccc',
    '321-321',
    'cc-cc-cc_di-di-di',
  ],
  dificil: [
    'cooc-cooc-cooc_cccc-cccc-cccc_oodc-oodc-oooo',
    'cooc-oooo-cooc_cccc-cccc-cccc_cccc-oooo-oooo_dcci-oooo-oooo',
    'cccc-cccc-cccc_cooc-cooc-cooc_cccc-cccc-cccc_odio-odio-odio',
    'cooc-cccc-cccc-cooc_vccs-cccc-cccc-rccq',
    'cccc-cccc-cccc_cidc-cidc-cidc_cooc-cooc-cooo',
    'cccc-cccc-cccc_occc-occc-cccc_oocc-oocc-cccc_oooc-oooc-cccc',
    'cccc-cccc-cocc_cccc-cccc-cocc_dcci-dcci-dcci_ocoo-oooo-oooo',
    'cccc-cccc-cccc-tttt_cccc-cccc-tttt-oooo_cooc-toot-oooo-oooo',
    'cccq-ccqo-cqoo-qooo_cccq-oooo-oooo-oooo_ccqo-oooo-oooo-oooo',
    'cccc-cccc-cccc_occo-dcci-occo_occo-occo-occo_ocoo-occo-ocoo',
  ],
}
