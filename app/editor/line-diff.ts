/** A stretch of lines that both texts have, or that only the earlier (`removed`) or the later one (`added`) has. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; lines: string[] }

// The table below has one cell for each pair of lines; beyond this the middle is shown as replaced whole.
const MAX_CELLS = 4_000_000

/** The differences of two texts line by line, by their longest common sequence. */
export function diffLines(before: string, after: string): DiffPart[] {
  const a = toLines(before)
  const b = toLines(after)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joinParts([
    { kind: 'same', lines: a.slice(0, start) },
    ...middle,
    { kind: 'same', lines: a.slice(a.length - end) },
  ])
}

function toLines(text: string): string[] {
  return text === '' ? [] : text.replace(/\r\n?/g, '\n').split('\n')
}

function diffMiddle(a: string[], b: string[]): DiffPart[] {
  if (a.length * b.length > MAX_CELLS) {
    return [
      { kind: 'removed', lines: a },
      { kind: 'added', lines: b },
    ]
  }
  const lengths = commonLengths(a, b)
  const width = b.length + 1
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const down = lengths[(i + 1) * width + j] ?? 0
    const right = lengths[i * width + j + 1] ?? 0
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', lines: [a[i++] ?? ''] })
      j++
    } else if (j >= b.length || (i < a.length && down >= right)) {
      parts.push({ kind: 'removed', lines: [a[i++] ?? ''] })
    } else parts.push({ kind: 'added', lines: [b[j++] ?? ''] })
  }
  return parts
}

/** For each pair of places the length of the longest sequence that both texts have from there on. */
function commonLengths(a: string[], b: string[]): Uint32Array {
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 2) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const next = (i + 1) * width + j
      lengths[i * width + j] =
        a[i] === b[j]
          ? (lengths[next + 1] ?? 0) + 1
          : Math.max(lengths[next] ?? 0, lengths[i * width + j + 1] ?? 0)
    }
  }
  return lengths
}

function joinParts(parts: DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  for (const { kind, lines } of parts) {
    if (lines.length === 0) continue
    const last = joined.at(-1)
    if (last?.kind === kind) last.lines.push(...lines)
    else joined.push({ kind, lines: [...lines] })
  }
  return joined
}
