/**
 * The edit distance of two words if it is at most `most`, otherwise `most + 1`: insertions, deletions,
 * substitutions and transpositions of neighbours (optimal string alignment).
 */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let older: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const value = slipsAt({ one, other, row, column }, older, last, next)
      next.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    older = last
    last = next
  }
  return last[other.length] ?? most + 1
}

type Place = { one: string; other: string; row: number; column: number }

function slipsAt(
  { one, other, row, column }: Place,
  older: number[],
  last: number[],
  next: number[],
): number {
  const isSame = one[row - 1] === other[column - 1]
  const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
  const oneMore = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
  const isSwapped =
    row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
  const swapped = isSwapped ? (older[column - 2] ?? 0) + 1 : oneMore
  return Math.min(changed, oneMore, swapped)
}
