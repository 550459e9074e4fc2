import type { Program, Statement } from './program.ts'

/** The chart of a program, from «Inicio» to «Fin», with x from 0 to `width`. */
export type Chart = Pick<Piece, 'shapes' | 'ways' | 'labels' | 'height'> & { width: number }

/** The left margin has room for the arrow beside the current symbol. */
const edge = { left: 20, right: 6 }

/** Lays out the chart of a program: one axis downwards, «no» to the right, loops back on the left. */
export function layOutChart({ statements }: Program): Chart {
  const start = drawShape('terminal', 'Inicio', -1)
  const body = follow(statements)
  const end = drawShape('terminal', 'Fin', -2)
  const endAt = start.height + body.height + room.down
  const left = Math.max(start.left, body.left) + edge.left
  const width = left + Math.max(start.right, body.right) + edge.right
  const arrow: Way = {
    points: [
      [0, start.height + body.height],
      [0, endAt],
    ],
    arrow: true,
  }
  const all = join([start, movePiece(body, 0, start.height), movePiece(end, 0, endAt)], [arrow])
  return { ...movePiece(all, left, 2), width, height: endAt + end.height + 4 }
}

/** Stacks statements with an arrow to each. Below a decision, the first arrow is its answer. */
function follow(statements: readonly Statement[], answer: Pick<Way, 'from' | 'branch'> = {}): Piece {
  const parts: Piece[] = []
  const ways: Way[] = []
  let y = 0
  for (const statement of statements) {
    ways.push({ points: [[0, y] as const, [0, y + room.down] as const], arrow: true, ...(y === 0 && answer) })
    const part = draw(statement)
    parts.push(movePiece(part, 0, y + room.down))
    y += room.down + part.height
  }
  return { ...join(parts, ways), height: y }
}

function draw(statement: Statement): Piece {
  const { kind, says, line } = statement
  switch (kind) {
    case 'assign':
    case 'act':
      return drawShape('process', says, line)
    case 'read':
    case 'write':
      return drawShape('data', says, line)
    case 'if':
      return drawIf(statement)
    case 'while':
    case 'repeat':
      return drawLoop(statement)
  }
}

function drawIf({ says, line, yes, no }: Statement & { kind: 'if' }): Piece {
  const question = drawShape('decision', says, line)
  const { height, right: half } = question
  const first = follow(yes, { from: line, branch: true })
  const other = follow(no, { from: line, branch: false })
  const aside =
    no.length > 0
      ? Math.max(half + 8, first.right + room.aside + other.left)
      : Math.max(half, first.right) + room.past
  const bottom = height + Math.max(first.height, other.height, yes.length > 0 ? 0 : room.down) + room.join
  const turn: Point[] = [
    [half, height / 2],
    [aside, height / 2],
    [aside, height],
  ]
  const ways: Way[] = [
    {
      points: [
        [0, height + first.height],
        [0, bottom],
      ],
      arrow: false,
      ...(yes.length === 0 && { from: line, branch: true }),
    },
    { points: turn, arrow: false, from: line, branch: false },
    {
      points: [
        [aside, height + other.height],
        [aside, bottom],
        [0, bottom],
      ],
      arrow: true,
      ...(no.length === 0 && { from: line, branch: false }),
    },
  ]
  const all = join([question, movePiece(first, 0, height), movePiece(other, aside, height)], ways)
  return { ...all, right: Math.max(all.right, aside + 2), height: bottom, labels: answers(all, half, height) }
}

function drawLoop({ says, line, body }: Statement & { kind: 'while' | 'repeat' }): Piece {
  const question = drawShape('decision', says, line)
  const { height, right: half } = question
  const inside = follow(body, { from: line, branch: true })
  const back = Math.max(half, inside.left) + room.past
  const out = Math.max(half, inside.right) + room.past
  const end = height + inside.height
  const turn = end + room.join
  const bottom = turn + room.join
  const round: Point[] = [
    [0, end],
    [0, turn],
    [-back, turn],
    [-back, height / 2],
    [-half, height / 2],
  ]
  const leave: Point[] = [
    [half, height / 2],
    [out, height / 2],
    [out, bottom],
    [0, bottom],
  ]
  const ways: Way[] = [
    { points: round, arrow: true, ...(body.length === 0 && { from: line, branch: true }) },
    { points: leave, arrow: false, from: line, branch: false },
  ]
  const all = join([question, movePiece(inside, 0, height)], ways)
  return { ...all, left: back + 2, right: out + 2, height: bottom, labels: answers(all, half, height) }
}

/** «sí» below a decision, «no» to its right. */
function answers(all: Piece, half: number, height: number): Piece['labels'] {
  return [
    ...all.labels,
    { x: 6, y: height + 12, text: 'sí', anchor: 'start' },
    { x: half + 1, y: height / 2 - 5, text: 'no', anchor: 'start' },
  ]
}

function join(parts: readonly Piece[], ways: readonly Way[]): Piece {
  return {
    left: Math.max(0, ...parts.map((part) => part.left)),
    right: Math.max(0, ...parts.map((part) => part.right)),
    height: Math.max(0, ...parts.map((part) => part.height)),
    shapes: parts.flatMap((part) => part.shapes),
    ways: [...parts.flatMap((part) => part.ways), ...ways],
    labels: parts.flatMap((part) => part.labels),
  }
}

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
type Piece = {
  left: number
  right: number
  height: number
  shapes: readonly Shape[]
  ways: readonly Way[]
  labels: readonly Label[]
}

/** Gaps between two symbols, beside a branch, and between a symbol and a line that passes it. */
const room = { down: 24, aside: 14, past: 20, join: 12 }

/** Approximate width of a letter and height of a line, at a font size of 14 units. */
const letter = { width: 7.6, height: 18 }

function movePiece(piece: Piece, x: number, y: number): Piece {
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
function drawShape(kind: Shape['kind'], says: string, line: number): Piece {
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
