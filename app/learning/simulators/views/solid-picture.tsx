import type { ReactNode } from 'react'
import { listCells, type Point, type Solid } from './solid.ts'
import { type Edge, listEdges } from './solid-edges.ts'
import { type Face, type Gaze, listFaces, type Place, placePoint, towardsEye } from './space.ts'
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
