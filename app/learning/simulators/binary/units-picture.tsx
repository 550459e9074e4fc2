import type { ReactNode } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import { binaryTexts } from './binary-texts.ts'
import { convert, informationUnits, type UnitSymbol, unitSteps } from './information-units.ts'

const width = 320
const columnWidth = 152
const rowHeight = 30
const barWidth = 300

type UnitsPictureProps = { amount: number; unit: UnitSymbol; sentence: string }

/** The amount in decimal and binary units, and the two units that are often confused, drawn to scale. */
export function UnitsPicture({ amount, unit, sentence }: UnitsPictureProps): ReactNode {
  const rows: readonly (readonly UnitSymbol[])[] = [['b', 'B'], ...unitSteps]
  const barsTop = 38 + rows.length * rowHeight + 16
  return (
    <svg role="img" aria-label={sentence} viewBox={`0 0 ${width} ${barsTop + 108}`}>
      {[binaryTexts.decimalColumn, binaryTexts.binaryColumn].map((title, at) => (
        <text
          key={title}
          className="sim-small"
          x={8 + at * columnWidth + columnWidth / 2}
          y={62}
          textAnchor="middle"
        >
          {title}
        </text>
      ))}
      {rows.map((symbols, row) =>
        symbols.map((symbol, column) => (
          <Amount
            key={symbol}
            text={`${formatNumber(convert(amount, unit, symbol), 6)} ${symbol}`}
            isGiven={symbol === unit}
            x={8 + column * columnWidth}
            y={row === 0 ? 6 : 40 + row * rowHeight}
          />
        )),
      )}
      <Bars unit={unit} y={barsTop} />
    </svg>
  )
}

type AmountProps = { text: string; isGiven: boolean; x: number; y: number }

function Amount({ text, isGiven, x, y }: AmountProps): ReactNode {
  return (
    <g>
      <rect
        className={isGiven ? 'sim-soft' : 'sim-thin'}
        x={x + 2}
        y={y}
        width={columnWidth - 4}
        height={26}
        rx={3}
      />
      <text className="sim-text" x={x + columnWidth / 2} y={y + 19} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

/** Bars of the unit and the one it is confused with, with lengths proportional to their sizes. */
function Bars({ unit, y }: { unit: UnitSymbol; y: number }): ReactNode {
  const { pair } = informationUnits[unit]
  const [small = unit, large = pair] = [unit, pair].sort(
    (one, other) => informationUnits[one].bits - informationUnits[other].bits,
  )
  const ratio = convert(1, large, small)
  return (
    <g>
      <text className="sim-text" x={10} y={y + 16}>
        {`1 ${small}`}
      </text>
      <rect className="sim-fill" x={10} y={y + 24} width={barWidth / ratio} height={18} />
      <text className="sim-text" x={10} y={y + 64}>
        {`1 ${large} = ${formatNumber(ratio, 5)} ${small}`}
      </text>
      <rect className="sim-soft" x={10} y={y + 72} width={barWidth} height={18} />
    </g>
  )
}
