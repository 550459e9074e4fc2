import { memo, type ReactNode } from 'react'
import { type DrawnScrew, threadPath } from './lay-out-screw.ts'

type ThreadProps = {
  screw: DrawnScrew
  /** Position along the axis. */
  from: number
  length: number
  /** Offset of the crests along the axis. */
  shift: number
}

/** A visible piece of the screw on the x axis; its crests move, its ends do not. */
export function Thread({ screw, from, length, shift }: ThreadProps): ReactNode {
  const reach = screw.radius + 1
  return (
    // The nested svg clips the thread.
    <svg
      className="screw-window"
      aria-hidden="true"
      x={from.toFixed(2)}
      y={-reach}
      width={length}
      height={2 * reach}
    >
      <rect className="sim-fill screw-part" y={reach - screw.core} width={length} height={2 * screw.core} />
      <g transform={`translate(${(shift - from).toFixed(2)} ${reach})`}>
        <Crests screw={screw} />
      </g>
    </svg>
  )
}

/** Length of the longest screw drawn. */
const longest = 330

const Crests = memo(function Crests({ screw }: { screw: DrawnScrew }): ReactNode {
  return <path className="sim-soft screw-part" d={threadPath(screw, longest)} />
})
