import { diffArrays, diffWordsWithSpace } from 'diff'

/** A run of lines that are in both texts, only in the earlier (`removed`) or only in the later (`added`). */
export type DiffPart = {
  kind: 'same' | 'removed' | 'added'
  lines: string[]
  /** The same lines split into words, if most of them also occur in the other text. */
  words?: DiffWords[]
}
type DiffWords = { text: string; isOther: boolean }

// Work grows with the square of the difference: two texts of 400 kB with nothing in common take about 30 ms.
// Beyond these limits the middle is shown as entirely replaced. There is no time limit, because server and
// browser must compute the same diff for hydration.
const MOST_LINES = 200
const MOST_WORDS = 40
const MOST_PAIRS = 20
const LONGEST_PAIR = 5_000

/** Compares two texts line by line, and word by word within changed lines. */
export function diffLines(before: string, after: string): DiffPart[] {
  const a = toLines(before)
  const b = toLines(after)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const parts: DiffPart[] = [
    { kind: 'same', lines: a.slice(0, start) },
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    { kind: 'same', lines: a.slice(a.length - end) },
  ]
  return withWords(parts.filter(({ lines }) => lines.length > 0))
}

function toLines(text: string): string[] {
  return text === '' ? [] : text.replace(/\r\n?/g, '\n').split('\n')
}

function diffMiddle(a: string[], b: string[]): DiffPart[] {
  const changes = diffArrays(a, b, { maxEditLength: MOST_LINES }) ?? [
    { value: a, removed: true, added: false },
    { value: b, removed: false, added: true },
  ]
  return changes.map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    lines: value,
  }))
}

function withWords(parts: DiffPart[]): DiffPart[] {
  let pairs = 0
  for (const [index, removed] of parts.entries()) {
    const added = parts[index + 1]
    if (removed.kind !== 'removed' || added?.kind !== 'added' || ++pairs > MOST_PAIRS) continue
    const [before, after] = [removed.lines.join('\n'), added.lines.join('\n')]
    if (before.length + after.length > LONGEST_PAIR) continue
    const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_WORDS }) ?? []
    const common = changes
      .filter((one) => !one.removed && !one.added)
      .reduce((sum, { value }) => sum + value.length, 0)
    if (common * 2 < Math.max(before.length, after.length)) continue
    removed.words = changes
      .filter((one) => !one.added)
      .map((one) => ({ text: one.value, isOther: one.removed }))
    added.words = changes
      .filter((one) => !one.removed)
      .map((one) => ({ text: one.value, isOther: one.added }))
  }
  return parts
}
