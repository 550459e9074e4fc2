import { maskCode } from './code-mask.ts'
import { applyEdits, type Edit, hide } from './edit.ts'
import { findBoxes, findMathFences } from './foreign-blocks.ts'
import { findFormulas } from './foreign-formulas.ts'
import { type FindPage, findComments, findRaised, findWikilinks } from './foreign-inline.ts'
import { foreignTexts } from './foreign-texts.ts'
import { findUnits } from './foreign-units.ts'

const MOST_NOTICES = 20

/** A text in the marks of this site. `lines` maps each of its lines to the line of the source. */
export type ReadMarks = { text: string; notices: string[]; lines: number[] }

/**
 * Converts the marks of Obsidian, Docusaurus, GitHub, Pandoc and LaTeX to those of this site
 * (docs/guides/content.md), and reports what cannot be converted, with line numbers. `above`: number of lines
 * in the file above the text. Code is not changed. The text is untrusted: every reader takes linear time.
 */
export function readForeignMarks(
  source: string,
  { above = 0, findPage = () => undefined }: { above?: number; findPage?: FindPage } = {},
): ReadMarks {
  const { masked, fences } = maskCode(source)
  const comments = findComments(masked)
  const shown = hide(masked, comments.edits)
  const formulas = findFormulas(shown)
  const prose = hide(shown, formulas.ranges)
  const readers = [
    comments,
    findWikilinks(source, prose, (name) => findPage(name)),
    findBoxes(source, masked),
    findMathFences(source, fences),
    findUnits(shown, formulas.ranges),
    findRaised(prose),
  ]
  const edits = [...readers.flatMap((found) => found.edits), ...formulas.edits]
  const { text, applied } = applyEdits(source, edits)
  const lineAt = openLines(source)
  const notices = readers
    .flatMap((found) => found.notices)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, message }) => foreignTexts.inLine(lineAt(at) + above + 1, message))
  const left = notices.length - MOST_NOTICES
  const told = left > 0 ? [...notices.slice(0, MOST_NOTICES), foreignTexts.more(left)] : notices
  return { text, notices: told, lines: mapLines(source, applied) }
}

/** Returns a function that gives the line, from 0, of a position. */
function openLines(source: string): (at: number) => number {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)]
  return (at) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= at) low = middle
      else high = middle
    }
    return low
  }
}

function mapLines(source: string, applied: readonly Edit[]): number[] {
  const lines = [0]
  let line = 0
  let copied = 0
  const keep = (end: number): void => {
    for (const _ of source.slice(copied, end).matchAll(/\n/g)) lines.push(++line)
  }
  for (const { start, end, text } of applied) {
    keep(start)
    const before = line
    line += source.slice(start, end).split('\n').length - 1
    for (const _ of text.matchAll(/\n/g)) lines.push(Math.min(line, before + 1))
    copied = end
  }
  keep(source.length)
  return lines
}
