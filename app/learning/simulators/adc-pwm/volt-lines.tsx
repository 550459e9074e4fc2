import type { ReactNode } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import { plot } from './adc-plot.ts'

type VoltLinesProps = { lines: readonly { y: number; volts: number }[] }

/** Horizontal lines across the plot, each labelled with its voltage. */
export function VoltLines({ lines }: VoltLinesProps): ReactNode {
  return lines.map(({ y, volts }) => (
    <g key={volts}>
      <path className="sim-thin" d={`M${plot.left - 5} ${y}H${plot.right}`} />
      <text className="sim-small" x={plot.left - 8} y={y + 5} textAnchor="end">
        {formatNumber(volts)} V
      </text>
    </g>
  ))
}
