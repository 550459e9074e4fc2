import type { Token } from 'markdown-it'

/**
 * A top-level block: its source and its tokens. It has none if it renders nothing, such as a link definition.
 */
export type SourceBlock = { text: string; tokens: readonly Token[] }

/**
 * A text split into blocks and gaps: `gaps[k]` precedes block k, the last one ends the text. Joined they are
 * the text.
 */
type SplitSource = { blocks: SourceBlock[]; gaps: string[] }

type Range = { from: number; to: number; tokens: readonly Token[] }

const closing = /^ {0,3}:{3,}[ \t]*$/
const blank = /^[ \t\f\v\u00a0\ufeff]*$/

/** Splits a text at the boundaries of its tokens. Lines must end with \n. */
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

/** The line range of each top-level block, without trailing blank lines. */
function blockRanges(lines: readonly string[], tokens: readonly Token[]): Range[] {
  const ranges: Range[] = []
  for (let at = 0; at < tokens.length; at++) {
    const first = at
    while (tokens[at]?.nesting === 1 || (tokens[at]?.level ?? 0) > 0) at++
    const [from = 0, end = 0] = tokens[first]?.map ?? []
    let to = Math.min(end, lines.length)
    // The `map` of a container token excludes its closing line.
    const isContainer = tokens[first]?.type.startsWith('container_')
    if (isContainer && closing.test(lines[to] ?? 'none')) to++
    while (to > from + 1 && blank.test(lines[to - 1] ?? '')) to--
    ranges.push({ from, to, tokens: tokens.slice(first, at + 1) })
  }
  return ranges
}

/** Adds blocks without tokens for lines between two blocks that are not blank. */
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
