import { drawShape, movePiece, type Piece, type Point, room, type Way } from './chart-piece.ts'
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
