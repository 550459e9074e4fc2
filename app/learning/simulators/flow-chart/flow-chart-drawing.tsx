import { memo, type ReactNode } from 'react'
import type { Chart, Point, Shape, Way } from './lay-out-chart.ts'

/** Widest chart that is scaled to a phone; a wider one scrolls instead. */
const fits = 330

type DrawingProps = {
  chart: Chart
  sentence: string
  /** Line of code of the current symbol. */
  present: number
  /** Answer just given, if the current symbol is a decision. */
  answer: boolean | undefined
}

/** The chart with the current symbol marked by a thick outline and an arrow. */
export const FlowChartDrawing = memo(function FlowChartDrawing(props: DrawingProps): ReactNode {
  const { chart, sentence, present, answer } = props
  const isTaken = (way: Way): boolean => answer !== undefined && way.from === present && way.branch === answer
  return (
    <svg
      role="img"
      aria-label={sentence}
      className={chart.width > fits ? 'flow-drawing flow-wide' : 'flow-drawing'}
      viewBox={`0 0 ${round(chart.width)} ${round(chart.height)}`}
      width={round(chart.width)}
      height={round(chart.height)}
    >
      {chart.ways.map((way) => (
        <FlowLine key={spell(way.points)} way={way} isTaken={isTaken(way)} />
      ))}
      {chart.shapes.map((shape) => (
        <FlowSymbol key={shape.line} shape={shape} isPresent={shape.line === present} />
      ))}
      {chart.labels.map(({ x, y, text, anchor }) => (
        <text key={`${x} ${y}`} x={round(x)} y={round(y)} textAnchor={anchor} className="sim-text flow-text">
          {text}
        </text>
      ))}
    </svg>
  )
})

function FlowLine({ way: { points, arrow }, isTaken }: { way: Way; isTaken: boolean }): ReactNode {
  const [x, y] = points.at(-1) ?? [0, 0]
  const [fromX, fromY] = points.at(-2) ?? [0, 0]
  const [dx, dy] = [Math.sign(x - fromX), Math.sign(y - fromY)]
  const head = [
    [x, y],
    [x - 8 * dx + 4 * dy, y - 8 * dy + 4 * dx],
    [x - 8 * dx - 4 * dy, y - 8 * dy - 4 * dx],
  ] as const
  return (
    <>
      <polyline points={spell(points)} className={isTaken ? 'sim-line flow-taken' : 'sim-line flow-way'} />
      {arrow && <polygon points={spell(head)} className="flow-head" />}
    </>
  )
}

function FlowSymbol({ shape, isPresent }: { shape: Shape; isPresent: boolean }): ReactNode {
  const { x, y, lines } = shape
  const top = y - ((lines.length - 1) * 18) / 2 + 5
  return (
    <g>
      <Outline shape={shape} className={isPresent ? 'flow-symbol flow-present' : 'flow-symbol'} />
      {isPresent && <Pointer shape={shape} />}
      {lines.map((line, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a symbol keep their order
          key={at}
          x={round(x)}
          y={round(top + 18 * at)}
          textAnchor="middle"
          className="sim-text flow-text"
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** Arrow on the left of a symbol; above the corner of a decision, where lines may enter. */
function Pointer({ shape: { kind, x, y, width, height } }: { shape: Shape }): ReactNode {
  const [tip, level] = kind === 'decision' ? [x - width * 0.22, y - height * 0.34] : [x - width / 2 - 4, y]
  return (
    <polygon
      className="flow-pointer"
      points={spell([
        [tip, level],
        [tip - 13, level - 8],
        [tip - 13, level + 8],
      ])}
    />
  )
}

function Outline({ shape, className }: { shape: Shape; className: string }): ReactNode {
  const { kind, x, y, width, height } = shape
  const [left, right, up, down] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2]
  if (kind === 'terminal' || kind === 'process') {
    const corner = kind === 'terminal' ? height / 2 : 0
    return (
      <rect
        x={round(left)}
        y={round(up)}
        width={round(width)}
        height={round(height)}
        rx={round(corner)}
        className={className}
      />
    )
  }
  const corners: readonly Point[] =
    kind === 'decision'
      ? [
          [x, up],
          [right, y],
          [x, down],
          [left, y],
        ]
      : [
          [left + 12, up],
          [right, up],
          [right - 12, down],
          [left, down],
        ]
  return <polygon points={spell(corners)} className={className} />
}

function spell(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
