import { memo, type ReactNode } from 'react'
import { type DrawnRack, picture, seenPart, seenTurns } from './lay-out-rack.ts'
import { rackPath } from './rack-path.ts'

type RackProps = {
  rack: DrawnRack
  /** Offset to the right, in units of the picture. */
  shift: number
}

/** The rack with a mark for each turn of the pinion, clipped to the picture. */
export function Rack({ rack, shift }: RackProps): ReactNode {
  const [from, to] = seenPart(rack, shift)
  const length = Math.max(0, to - from)
  // All teeth are equal, so a shift by a whole pitch changes nothing.
  const turned = ((shift % rack.pitch) + rack.pitch) % rack.pitch
  return (
    <>
      <svg
        className="rack-window"
        aria-hidden="true"
        x={from.toFixed(2)}
        y={0}
        width={length.toFixed(2)}
        height={230}
      >
        <g transform={`translate(${(picture.axis + turned - from).toFixed(2)} ${picture.line})`}>
          <Teeth module={rack.module} pitch={rack.pitch} />
        </g>
      </svg>
      {rack.ends && <Ends from={from} to={to} module={rack.module} />}
      {seenTurns(rack, shift).map(({ turn, x }) => (
        <g key={turn} transform={`translate(${x.toFixed(2)} ${picture.bottom})`}>
          <path className="sim-line rack-turn" d="M0 0V-8" />
          <text className="sim-small rack-number" y={-10} textAnchor="middle">
            {Math.abs(turn)}
          </text>
        </g>
      ))}
    </>
  )
}

type TeethProps = { module: number; pitch: number }

const Teeth = memo(function Teeth({ module, pitch }: TeethProps): ReactNode {
  const reach = Math.ceil(picture.axis / pitch) + 2
  const range = { first: -reach, last: reach, depth: picture.bottom - picture.line }
  return <path className="sim-fill rack-part" d={rackPath(module, range)} />
})

/** The end faces, if they are visible. */
function Ends({ from, to, module }: { from: number; to: number; module: number }): ReactNode {
  const top = (picture.line + 1.25 * module).toFixed(2)
  return [from, to]
    .filter((x) => x > picture.left && x < picture.right)
    .map((x) => <path key={x} className="sim-line" d={`M${x.toFixed(2)} ${top}V${picture.bottom}`} />)
}
