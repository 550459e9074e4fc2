import { hashText } from '../../practice/draw-values.ts'
import { isConnected, listWedgePlaces, normalizeSolid } from './carve-solid.ts'
import { projectSolid } from './project-solid.ts'
import { emptyCell, measureSolid, type Point, type Solid, wholeCell } from './solid.ts'
import { listEdges } from './solid-edges.ts'

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
