/** A point of the chart, in its units; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** A symbol of ISO 5807: rounded for start and end, a parallelogram for data, a rhombus for a decision. */
export type Shape = {
  kind: 'terminal' | 'process' | 'data' | 'decision'
  /** Centre of the symbol. */
  x: number
  y: number
  width: number
  height: number
  lines: readonly string[]
  /** Its line of code; −1 for the start, −2 for the end. */
  line: number
}

/** A flow line. `from` is the line of the decision that it leaves, and `branch` its answer. */
export type Way = { points: readonly Point[]; arrow: boolean; from?: number; branch?: boolean }

type Label = { x: number; y: number; text: string; anchor: 'start' | 'end' }

/** A part of the chart: its entry is at (0, 0), its exit at (0, height), and it extends to both sides. */
export type Piece = {
  left: number
  right: number
  height: number
  shapes: readonly Shape[]
  ways: readonly Way[]
  labels: readonly Label[]
}

/** Gaps between two symbols, beside a branch, and between a symbol and a line that passes it. */
export const room = { down: 24, aside: 14, past: 20, join: 12 }

/** Approximate width of a letter and height of a line, at a font size of 14 units. */
const letter = { width: 7.6, height: 18 }

export function movePiece(piece: Piece, x: number, y: number): Piece {
  return {
    left: piece.left - x,
    right: piece.right + x,
    height: piece.height + y,
    shapes: piece.shapes.map((shape) => ({ ...shape, x: shape.x + x, y: shape.y + y })),
    ways: piece.ways.map((way) => ({
      ...way,
      points: way.points.map(([px, py]) => [px + x, py + y] as const),
    })),
    labels: piece.labels.map((label) => ({ ...label, x: label.x + x, y: label.y + y })),
  }
}

/** A symbol sized to its text. */
export function drawShape(kind: Shape['kind'], says: string, line: number): Piece {
  const lines = wrap(says, kind === 'process' ? 18 : 15)
  const wide = Math.max(...lines.map((one) => one.length)) * letter.width
  const high = lines.length * letter.height
  const width =
    kind === 'decision'
      ? Math.max(96, wide / (lines.length > 1 ? 0.6 : 0.66))
      : Math.max(70, wide + (kind === 'data' ? 36 : 20))
  const height = kind === 'decision' ? high * (lines.length > 1 ? 2.1 : 2.8) : high + 14
  const half = width / 2
  const shape: Shape = { kind, x: 0, y: height / 2, width, height, lines, line }
  return { left: half, right: half, height, shapes: [shape], ways: [], labels: [] }
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
