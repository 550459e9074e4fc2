import type { Solid } from './solid.ts'
import { cellAt, halfOf, type Point, wholeCell } from './solid.ts'

/** Viewing direction in degrees: rotation about the vertical axis, and height of the eye. */
export type Gaze = { readonly turn: number; readonly height: number }
export type Place = readonly [across: number, down: number]

/**
 * Position of a point in the picture, in cells from the centre of the grid, to the right and down.
 * It is a parallel projection.
 */
export function placePoint(size: number, { turn, height }: Gaze, [x, y, z]: Point): Place {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const [east, north] = [x - size / 2, y - size / 2]
  const away = east * sin + north * cos
  const tilt = (height * Math.PI) / 180
  return [east * cos - north * sin, -(z - size / 2) * Math.cos(tilt) - away * Math.sin(tilt)]
}

/** Unit vector from the solid towards the eye. */
export function towardsEye({ turn, height }: Gaze): Point {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const tilt = (height * Math.PI) / 180
  return [-sin * Math.cos(tilt), -cos * Math.cos(tilt), Math.sin(tilt)]
}

type Shade = 'side' | 'front' | 'top' | 'slope'
export type Face = { readonly corners: readonly Point[]; readonly shade: Shade }

const shades: readonly Shade[] = ['side', 'front', 'top']
/** Corners of the face of a cell across an axis, in order. */
const round = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Faces of a cell that point towards the eye and are not covered by a whole cube. */
export function listFaces(solid: Solid, at: Point, eye: Point): Face[] {
  const [a, b, c, k] = halfOf(cellAt(solid, ...at))
  const reach = ([x, y, z]: Point): number => a * x + b * y + c * z - k
  const faces = [0, 1, 2].flatMap((axis) => {
    const way = (eye[axis] ?? 0) > 0 ? 1 : 0
    if (Math.abs(eye[axis] ?? 0) < 1e-6 || isCovered(solid, at, axis, way)) return []
    const corners = round.map(([u, v]) => spread(axis, way, u, v)).filter((corner) => reach(corner) <= 0)
    return corners.length > 2 ? [{ corners, shade: shades[axis] ?? 'side' }] : []
  })
  const isSlope = a * a + b * b + c * c === 2 && a * eye[0] + b * eye[1] + c * eye[2] > 1e-6
  if (isSlope) faces.push({ corners: listCut(reach), shade: 'slope' })
  return faces.map(({ corners, shade }) => ({
    corners: corners.map(([x, y, z]) => [x + at[0], y + at[1], z + at[2]] as const),
    shade,
  }))
}

function spread(axis: number, along: number, u: number, v: number): Point {
  if (axis === 0) return [along, u, v]
  return axis === 1 ? [u, along, v] : [u, v, along]
}

function isCovered(solid: Solid, [x, y, z]: Point, axis: number, way: 0 | 1): boolean {
  const [dx, dy, dz] = spread(axis, way * 2 - 1, 0, 0)
  return cellAt(solid, x + dx, y + dy, z + dz) === wholeCell
}

/** Corners of a cell on its cutting plane, in order. */
function listCut(reach: (corner: Point) => number): Point[] {
  const on = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((bits): Point => [bits & 1, (bits >> 1) & 1, bits >> 2])
    .filter((corner) => reach(corner) === 0)
  const [first, second, third, fourth] = on
  // The four corners of the rectangle are in binary order; swapping the last two gives the order around it.
  return first && second && third && fourth ? [first, second, fourth, third] : on
}
