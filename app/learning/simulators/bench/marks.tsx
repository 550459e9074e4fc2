import type { ReactNode } from 'react'

/** Two decimals are enough for any screen. */
export const round = (value: number): number => Math.round(value * 100) / 100

type Anchor = 'start' | 'middle' | 'end'

type LabelProps = {
  x: number
  y: number
  /** Size of one rem of the drawing (Stage). */
  rem: number
  children: ReactNode
  anchor?: Anchor
  /** `read` is a read-out, of which a drawing has at most three; `size` a dimension; `small` a remark. */
  kind?: keyof typeof textSizes
  /** Drawn in the colour of what can be grabbed. */
  isDriver?: boolean
}

/** Sizes of texts, in rem of the drawing. */
export const textSizes = { read: 1.25, size: 1.0625, small: 0.9375 } as const

/** A text of a drawing, with a rim in the colour of the sheet so that lines do not cross it. */
export function Label({
  x,
  y,
  rem,
  children,
  anchor = 'middle',
  kind = 'size',
  isDriver,
}: LabelProps): ReactNode {
  return (
    <text
      className={`draw-text draw-${kind}`}
      fontSize={round(textSizes[kind] * rem)}
      data-driver={isDriver || undefined}
      x={round(x)}
      y={round(y)}
      textAnchor={anchor}
    >
      {children}
    </text>
  )
}

type Ends = { x1: number; y1: number; x2: number; y2: number }

/** Length and half width of an arrow head, in rem. */
const head = { length: 0.5, width: 0.16 }

function headPath(x: number, y: number, angle: number, rem: number, size = 1): string {
  const [length, width] = [head.length * rem * size, head.width * rem * size]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corner = (side: number): string =>
    `${round(x - length * cos - side * width * sin)} ${round(y - length * sin + side * width * cos)}`
  return `M${round(x)} ${round(y)}L${corner(1)}L${corner(-1)}Z`
}

/** A dimension line with an arrow at each end. */
export function DimensionLine({ x1, y1, x2, y2, rem }: Ends & { rem: number }): ReactNode {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  return (
    <>
      <path className="draw-thin" d={`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`} />
      <path className="draw-head" d={headPath(x2, y2, angle, rem) + headPath(x1, y1, angle + Math.PI, rem)} />
    </>
  )
}

/** An arrow from one point to another: a force, a velocity. Its length is to scale. */
export function Arrow({
  x1,
  y1,
  x2,
  y2,
  rem,
  className = '',
}: Ends & { rem: number; className?: string }): ReactNode {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const length = Math.hypot(x2 - x1, y2 - y1)
  const size = Math.min(1.6, length / (head.length * rem))
  if (length < 1) return null
  const back = Math.min(length, head.length * rem * size * 0.7)
  return (
    <g className={`draw-arrow ${className}`}>
      <path
        className="draw-shaft"
        d={`M${round(x1)} ${round(y1)}L${round(x2 - back * Math.cos(angle))} ${round(y2 - back * Math.sin(angle))}`}
      />
      <path className="draw-head" d={headPath(x2, y2, angle, rem, size)} />
    </g>
  )
}

type TurnProps = { x: number; y: number; radius: number; sense: 1 | -1; rem: number; isDriver?: boolean }

/** The sense of rotation, as an arc over the axle: 1 is clockwise. */
export function TurnSense({ x, y, radius, sense, rem, isDriver }: TurnProps): ReactNode {
  const [dx, dy] = [0.77 * radius, -0.64 * radius]
  return (
    <g
      className="draw-turn"
      data-driver={isDriver || undefined}
      transform={`translate(${round(x)} ${round(y)}) scale(${sense} 1)`}
    >
      <path
        className="draw-turn-arc"
        d={`M${round(-dx)} ${round(dy)}A${round(radius)} ${round(radius)} 0 0 1 ${round(dx)} ${round(dy)}`}
      />
      <path
        className="draw-turn-head"
        d={`M${round(dx + 0.12 * rem)} ${round(dy + 0.3 * rem)}l${round(-0.62 * rem)} ${round(-0.12 * rem)}l${round(0.5 * rem)} ${round(-0.45 * rem)}z`}
      />
    </g>
  )
}
