import type { Token } from 'markdown-it'

/** A block of a text at its top level: its letters, and its tokens; none where it stands for nothing on the page, as an address that is named. */
export type SourceBlock = { text: string; tokens: readonly Token[] }

/** A text as blocks and what stands between them: `gaps[k]` before block k, the last one at the end. Together they are the text. */
type SplitSource = { blocks: SourceBlock[]; gaps: string[] }

type Range = { from: number; to: number; tokens: readonly Token[] }

const closing = /^ {0,3}:{3,}[ \t]*$/
const blank = /^[ \t\f\v\u00a0\ufeff]*$/

/** Cuts a text where its tokens begin and end. Lines are parted by \n. */
export function splitSource(text: string, tokens: readonly Token[]): SplitSource {
  const lines = text.split('\n')
  const ranges = withGaps(lines, blockRanges(lines, tokens))
  const starts = lineStarts(lines)
  const blocks: SourceBlock[] = []
  const gaps: string[] = []
  let end = 0
  for (const range of ranges) {
    const start = starts[range.from] ?? text.length
    const stop = (starts[range.to] ?? text.length + 1) - 1
    gaps.push(text.slice(end, start))
    blocks.push({ text: text.slice(start, stop), tokens: range.tokens })
    end = stop
  }
  return { blocks, gaps: [...gaps, text.slice(end)] }
}

function lineStarts(lines: readonly string[]): number[] {
  let start = 0
  return lines.map((line) => {
    const own = start
    start += line.length + 1
    return own
  })
}

/** The lines of each block at the top level, without blank ones at its end. */
function blockRanges(lines: readonly string[], tokens: readonly Token[]): Range[] {
  const ranges: Range[] = []
  for (let at = 0; at < tokens.length; at++) {
    const first = at
    while (tokens[at]?.nesting === 1 || (tokens[at]?.level ?? 0) > 0) at++
    const [from = 0, end = 0] = tokens[first]?.map ?? []
    let to = Math.min(end, lines.length)
    // The map of a container leaves its last line out.
    const isContainer = tokens[first]?.type.startsWith('container_')
    if (isContainer && closing.test(lines[to] ?? 'none')) to++
    while (to > from + 1 && blank.test(lines[to - 1] ?? '')) to--
    ranges.push({ from, to, tokens: tokens.slice(first, at + 1) })
  }
  return ranges
}

/** Puts blocks without tokens where lines between two others say something. */
function withGaps(lines: readonly string[], ranges: readonly Range[]): Range[] {
  const all: Range[] = []
  let line = 0
  const fill = (until: number): void => {
    while (line < until) {
      const from = line
      while (line < until && !blank.test(lines[line] ?? '')) line++
      if (line > from) all.push({ from, to: line, tokens: [] })
      else line++
    }
  }
  for (const range of ranges) {
    fill(range.from)
    all.push(range)
    line = range.to
  }
  fill(lines.length)
  return all
}
