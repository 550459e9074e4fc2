import { after, area } from './plant.ts'
import type { Piece } from './run-control.ts'

/** Values of the last quarter of a run, when most loops have settled. */
export type Settled = { mean: number; highest: number; lowest: number }

/** Mean (exact) and extremes of x from a minute on. */
export function readSettled(pieces: readonly Piece[], from: number): Settled {
  let sum = 0
  let time = 0
  const ends: number[] = []
  for (const piece of pieces) {
    const skipped = Math.max(0, from - piece.start)
    if (skipped >= piece.minutes) continue
    const x = after(piece, skipped)
    const minutes = piece.minutes - skipped
    sum += area({ ...piece, x }, minutes)
    time += minutes
    // Within a piece x is monotonic, so its extremes are at the ends.
    ends.push(x, piece.end)
  }
  return {
    mean: sum / time,
    highest: ends.reduce((a, b) => Math.max(a, b)),
    lowest: ends.reduce((a, b) => Math.min(a, b)),
  }
}

/** Minutes at which the actuator starts: the order rises from 0. */
export function listStarts(pieces: readonly Piece[]): number[] {
  return pieces
    .filter(({ order }, at) => order > 0 && (pieces[at - 1]?.order ?? 0) === 0)
    .map(({ start }) => start)
}

/** Minutes at full order that would use as much energy or water as the run. */
export function fullMinutes(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { order, minutes }) => sum + (order / 100) * minutes, 0)
}

/** Minutes for which x stays at a limit of the tank. */
export function minutesAt(pieces: readonly Piece[], rim: number): number {
  return pieces
    .filter(({ x, end }) => x === rim && end === rim)
    .reduce((sum, { minutes }) => sum + minutes, 0)
}

/** x and order at a minute of the run. */
export function readAt(
  pieces: readonly Piece[],
  minute: number,
): { x: number; order: number; disturbed: boolean } {
  const piece = pieces.findLast(({ start }) => start <= minute) ?? pieces[0]
  if (!piece) return { x: 0, order: 0, disturbed: false }
  const { order, disturbed } = piece
  return { x: after(piece, Math.min(piece.minutes, minute - piece.start)), order, disturbed }
}
