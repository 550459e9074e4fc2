import { FORMULA_LIMIT } from '../markdown/formula-rules.ts'
import type { Edit } from './edit.ts'

type Range = { start: number; end: number }
type Open = { mark: string; at: number }

const MARKS = /\\[\s\S]|\$\$|\$/g
const SIGNS = /[\\^_=<>+*{}|]/
const ALONE = /^-?[\d.,]*\p{L}{0,1}$|^\p{L}{2}$/u

/**
 * Finds formulas and converts `\(…\)`, `\[…\]` and `$ a $` to `$…$` and `$$…$$`; `ranges` are all formulas.
 * Takes linear time.
 */
export function findFormulas(masked: string): { edits: Edit[]; ranges: Range[] } {
  const edits: Edit[] = []
  const ranges: Range[] = []
  let open: Open | undefined
  for (const { 0: mark, index } of masked.matchAll(MARKS)) {
    if (mark === '\\(' || mark === '\\[') open = { mark, at: index }
    if (!closesOf(mark).includes(open?.mark ?? '') || !open) {
      if (mark.startsWith('$')) open = { mark, at: index }
      continue
    }
    const inside = { start: open.at + open.mark.length, end: index }
    const written = readFormula(masked, open, inside)
    if (written === undefined) {
      open = mark.startsWith('$') ? { mark, at: index } : undefined
      continue
    }
    ranges.push({ start: open.at, end: index + mark.length })
    edits.push(...rewrite(masked, { start: open.at, end: index + mark.length }, inside, written))
    open = undefined
  }
  return { edits, ranges }
}

function closesOf(mark: string): string[] {
  if (mark === '\\)') return ['\\(']
  if (mark === '\\]') return ['\\[']
  return mark.startsWith('$') ? [mark] : []
}

/**
 * The delimiter for a formula; undefined where it is not a formula, '' where it is already written correctly.
 */
function readFormula(masked: string, { mark, at }: Open, { start, end }: Range): string | undefined {
  if (end - start > FORMULA_LIMIT) return undefined
  const content = masked.slice(start, end)
  const formula = content.trim()
  if (formula === '' || /\n[ \t>]*\n/.test(content)) return undefined
  if (mark === '$$') return ''
  if (mark === '$') {
    if (!/^\s|\s$/.test(content)) return ''
    const isPrice = /\d[ \u00a0]?$/.test(masked.slice(Math.max(0, at - 2), at))
    return isPrice || content.includes('\n') || !looksLikeFormula(formula) ? undefined : '$'
  }
  // «\[1\]» is an escaped bracket, not a formula.
  if (mark === '\\[') return SIGNS.test(formula) ? '$$' : undefined
  return looksLikeFormula(formula) ? '$' : undefined
}

function looksLikeFormula(formula: string): boolean {
  return SIGNS.test(formula) || ALONE.test(formula)
}

function rewrite(masked: string, outside: Range, inside: Range, written: string): Edit[] {
  if (written === '') return []
  const content = masked.slice(inside.start, inside.end)
  // Line breaks of a block formula are kept.
  const isTight = written === '$'
  const start = inside.start + (isTight ? content.length - content.trimStart().length : 0)
  const end = inside.end - (isTight ? content.length - content.trimEnd().length : 0)
  return [
    { start: outside.start, end: start, text: written },
    { start: end, end: outside.end, text: written },
  ]
}
