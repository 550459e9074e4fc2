import type { ReactNode } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import type { Force } from './truss-measures.ts'
import type { LoadedBar } from './truss-model.ts'
import type { Support } from './truss-parts.ts'
import { hasBarTowards, type Layout } from './truss-place.ts'

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
