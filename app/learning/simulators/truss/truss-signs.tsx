import type { ReactNode } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import type { LoadedBar, TrussOutcome } from './truss-model.ts'
import type { Direction, Force, Load, Support } from './truss-parts.ts'
import { hasBarTowards, type Layout, type Way } from './truss-place.ts'

type SupportSignProps = Pick<Layout, 'spotOf'> & {
  support: Support
  reaction: Force | undefined
  bars: readonly LoadedBar[]
}

/** Symbol of a support, below its node or on a wall beside it, with its reaction on the truss. */
export function SupportSign({ support, reaction, bars, spotOf }: SupportSignProps): ReactNode {
  const { at, kind } = support
  const { x, y } = spotOf(at)
  const isBelow = hasBarTowards(at, bars, { columns: 0, rows: -1 })
  const onWall = kind === 'pared' || (kind === 'fijo' && isBelow)
  const words = reaction ? sayReaction(reaction) : []
  const first = onWall && isBelow ? -16 - 15 * (words.length - 1) : onWall ? 26 : 40
  return (
    <>
      <g transform={`translate(${x} ${y.toFixed(1)})${onWall ? 'rotate(90)' : ''}`}>
        <path className="sim-fill" d="M0 4l-9 14h18Z" />
        {kind === 'fijo' ? (
          <path className="truss-ground" d="M-13 19h26m-22 0l-4 6m11 -6l-4 6m11 -6l-4 6m11 -6l-4 6" />
        ) : (
          <>
            <circle className="sim-fill" cx="-5" cy="22" r="3" />
            <circle className="sim-fill" cx="5" cy="22" r="3" />
            <path className="truss-ground" d="M-13 26h26" />
          </>
        )}
      </g>
      {words.map((said, line) => (
        <text
          key={said}
          className="sim-text truss-words"
          x={onWall ? x - 24 : x}
          y={(y + first + 15 * line).toFixed(1)}
          textAnchor={onWall ? 'start' : 'middle'}
        >
          {said}
        </text>
      ))}
    </>
  )
}

/** A reaction in kN: «↑ 5»; zero components are omitted. */
function sayReaction({ x, y }: Force): string[] {
  const say = (value: number, more: string, less: string): string[] =>
    Math.abs(value) < 1e-7 ? [] : [`${value > 0 ? more : less} ${formatNumber(Math.abs(value), 3)}`]
  return [...say(y, '↑', '↓'), ...say(x, '→', '←')]
}

/** Grid direction (columns, rows upwards) and rotation in degrees clockwise from down. */
const turns = {
  abajo: { columns: 0, rows: -1, degrees: 0 },
  izquierda: { columns: -1, rows: 0, degrees: 90 },
  arriba: { columns: 0, rows: 1, degrees: 180 },
  derecha: { columns: 1, rows: 0, degrees: -90 },
} as const

type LoadArrowProps = Pick<Layout, 'spotOf'> & { load: Load; outcome: TrussOutcome }

/** A load as an arrow with its size. It points at the node, or away from it if bars are in the way. */
export function LoadArrow({ load, outcome: { truss, bars, shared }, spotOf }: LoadArrowProps): ReactNode {
  const { at, direction, size = shared } = load
  const { x, y } = spotOf(at)
  const { degrees } = turns[direction]
  const leaves = leavesNode(load, bars) && !truss.supports.some((support) => support.at === at)
  const [start, end] = leaves ? [7, 32] : [-34, -7]
  const label = placeWords(direction, leaves)
  return (
    <>
      <g transform={`translate(${x} ${y.toFixed(1)})rotate(${degrees})`}>
        <path className="truss-load" d={`M0 ${start}V${end - 6}`} />
        <path className="truss-head" d={`M0 ${end}l-5 -9h10Z`} />
      </g>
      <text
        className="sim-text truss-words"
        x={x + label.x}
        y={(y + label.y).toFixed(1)}
        textAnchor={label.anchor}
      >
        {formatNumber(size)}
      </text>
    </>
  )
}

/** Whether bars are where the arrow would start, and none where it points. */
function leavesNode({ at, direction }: Load, bars: TrussOutcome['bars']): boolean {
  const { columns, rows } = turns[direction]
  const back = columns + rows < 0 ? 1 : -1
  const isUpright = columns === 0
  const before: Way = isUpright ? { rows: back } : { columns: back }
  const after: Way = isUpright ? { rows } : { columns }
  const straight: Way = isUpright ? { columns: 0, rows: back } : { columns: back, rows: 0 }
  const has = (way: Way): boolean => hasBarTowards(at, bars, way)
  return has(straight) || (has(before) && !has(after))
}

function placeWords(
  direction: Direction,
  leaves: boolean,
): { x: number; y: number; anchor: 'start' | 'middle' | 'end' } {
  const { columns, rows } = turns[direction]
  // Side of the node on which the arrow is drawn.
  const side = leaves ? 1 : -1
  if (columns === 0) return { x: 0, y: -side * rows * 38 + (side * rows < 0 ? 8 : -1), anchor: 'middle' }
  return { x: side * columns * 21, y: -9, anchor: 'middle' }
}
