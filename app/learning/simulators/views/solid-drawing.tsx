import type { ReactNode } from 'react'
import {
  cellAt,
  type Edge,
  halfOf,
  listCells,
  listEdges,
  type Point,
  type Solid,
  wholeCell,
} from './solid.ts'
import { viewsTexts } from './views-texts.ts'

type SolidPictureProps = {
  solid: Solid
  gaze: Gaze
  /** Position of the centre of the grid, and units per cell. */
  middle: Place
  scale: number
  /** Limits of the centre of a label, horizontally and vertically. */
  across: Place
  down: Place
}

/** A solid on its grid in a parallel projection; cells are drawn from the farthest to the nearest. */
export function SolidPicture({ solid, gaze, middle, scale, across, down }: SolidPictureProps): ReactNode {
  const { size } = solid
  const eye = towardsEye(gaze)
  const put = (point: Point): string => {
    const place = placePoint(size, gaze, point)
    return `${round(middle[0] + place[0] * scale)} ${round(middle[1] + place[1] * scale)}`
  }
  const edges = new Set(listEdges(solid).flatMap(({ from, to }) => [keyOf(from, to), keyOf(to, from)]))
  const nearer = (one: Point, other: Point): number =>
    eye.reduce((sum, part, axis) => sum + Math.sign(part) * ((one[axis] ?? 0) - (other[axis] ?? 0)), 0)
  const cells = listCells(solid).sort((one, other) => nearer(one.at, other.at))
  return (
    <g>
      <path
        className="views-floor"
        d={drawFloor(size)
          .map(([from, to]) => `M${put(from)}L${put(to)}`)
          .join('')}
      />
      {cells.map(({ at }) => (
        <Cell key={at.join()} faces={listFaces(solid, at, eye)} edges={edges} put={put} />
      ))}
      <Signs size={size} eye={eye} put={put} across={across} down={down} />
    </g>
  )
}

const round = (value: number): number => Math.round(value * 10) / 10
const clamp = (value: number, [least, most]: Place): number => Math.min(most, Math.max(least, value))
const keyOf = (from: Edge['from'], to: Edge['to']): string => `${from} ${to}`

type CellProps = { faces: readonly Face[]; edges: ReadonlySet<string>; put: (point: Point) => string }

/** The faces of a cell, then those of their sides that are edges of the solid. */
function Cell({ faces, edges, put }: CellProps): ReactNode {
  const lines = faces.flatMap(({ corners }) =>
    corners.flatMap((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from
      return edges.has(keyOf(from, to)) ? [`M${put(from)}L${put(to)}`] : []
    }),
  )
  return (
    <>
      {faces.map(({ corners, shade }) => (
        <path key={`${shade}`} className={`views-${shade}`} d={`M${corners.map(put).join('L')}Z`} />
      ))}
      {lines.length > 0 && <path className="views-edge" d={lines.join('')} />}
    </>
  )
}

function drawFloor(size: number): [Point, Point][] {
  return Array.from({ length: size + 1 }, (_, at) => at).flatMap((at): [Point, Point][] => [
    [
      [at, 0, 0],
      [at, size, 0],
    ],
    [
      [0, at, 0],
      [size, at, 0],
    ],
  ])
}

type SignsProps = Pick<SolidPictureProps, 'across' | 'down'> & {
  size: number
  eye: Point
  put: CellProps['put']
}

/** Labels of the two visible upright sides, with arrows that point at them. */
function Signs({ size, eye, put, across, down }: SignsProps): ReactNode {
  const half = size / 2
  const isBack = eye[1] > 1e-9
  const isRight = eye[0] > 1e-9
  // Below the arrow, and lower when the floor is seen edge-on.
  const lower = 18 - 4 * eye[2]
  const signs: [string, (along: number, aside: number) => Point][] = [
    [
      viewsTexts[isBack ? 'back' : 'front'],
      (along, aside) => [half + aside, isBack ? size + along : -along, 0],
    ],
    [
      viewsTexts[isRight ? 'right' : 'left'],
      (along, aside) => [isRight ? size + along : -along, half + aside, 0],
    ],
  ]
  return signs.map(([word, at]) => {
    const [x = 0, y = 0] = put(at(1.25, 0)).split(' ').map(Number)
    const head = put(at(0.12, 0))
    return (
      <g key={word}>
        <path
          className="views-arrow"
          d={`M${put(at(0.85, 0))}L${head}M${put(at(0.4, -0.18))}L${head}L${put(at(0.4, 0.18))}`}
        />
        <text
          className="sim-small views-sign"
          x={clamp(x, across)}
          y={clamp(y + lower, down)}
          textAnchor="middle"
        >
          {word}
        </text>
      </g>
    )
  })
}

/** Viewing direction in degrees: rotation about the vertical axis, and height of the eye. */
type Gaze = { readonly turn: number; readonly height: number }
export type Place = readonly [across: number, down: number]

/**
 * Position of a point in the picture, in cells from the centre of the grid, to the right and down.
 * It is a parallel projection.
 */
function placePoint(size: number, { turn, height }: Gaze, [x, y, z]: Point): Place {
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
type Face = { readonly corners: readonly Point[]; readonly shade: Shade }

const shades: readonly Shade[] = ['side', 'front', 'top']
/** Corners of the face of a cell across an axis, in order. */
const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Faces of a cell that point towards the eye and are not covered by a whole cube. */
function listFaces(solid: Solid, at: Point, eye: Point): Face[] {
  const [a, b, c, k] = halfOf(cellAt(solid, ...at))
  const reach = ([x, y, z]: Point): number => a * x + b * y + c * z - k
  const faces = [0, 1, 2].flatMap((axis) => {
    const way = (eye[axis] ?? 0) > 0 ? 1 : 0
    if (Math.abs(eye[axis] ?? 0) < 1e-6 || isCovered(solid, at, axis, way)) return []
    const corners = square.map(([u, v]) => spread(axis, way, u, v)).filter((corner) => reach(corner) <= 0)
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
