import { memo, type ReactNode } from 'react'
import { type DrawnScrew, threadPath } from './lay-out-screw.ts'

type ThreadProps = {
  screw: DrawnScrew
  /** Along the axis. */
  from: number
  length: number
  /** Where the crests begin, on the axis. */
  shift: number
}

/** A piece of the screw around the x axis: crests go by, the ends stay. */
export function Thread({ screw, from, length, shift }: ThreadProps): ReactNode {
  const reach = screw.radius + 1
  return (
    // The inner picture cuts off what is longer.
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

/** As long as the longest screw that is drawn. */
const longest = 330

const Crests = memo(function Crests({ screw }: { screw: DrawnScrew }): ReactNode {
  return <path className="sim-soft screw-part" d={threadPath(screw, longest)} />
})
