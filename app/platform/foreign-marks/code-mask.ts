import { hide } from './edit.ts'

type Range = { start: number; end: number }
/** A code block between ``` lines, with the ranges of its first and last line. */
export type Fence = { info: string; opening: Range; closing: Range | undefined }
export type Line = Range & { text: string }

const OPENING = /^((?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})(.*)$/
const QUOTE = /^(?:[ \t]*>)+/

export function listLines(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const range = { start, end: start + line.length, text: line }
    start = range.end + 1
    return range
  })
}

/** Masks code and URLs, in which no marks are read. Takes linear time. */
export function maskCode(text: string): { masked: string; fences: Fence[] } {
  const { hidden, fences } = findBlocks(listLines(text))
  const withoutBlocks = hide(text, hidden)
  const withoutSpans = hide(withoutBlocks, findSpans(withoutBlocks))
  const addresses = [...withoutSpans.matchAll(/https?:\/\/[^\s<>()[\]]+/g)]
  const ranges = addresses.map(({ index, 0: all }) => ({ start: index, end: index + all.length }))
  return { masked: hide(withoutSpans, ranges), fences }
}

function findBlocks(lines: readonly Line[]): { hidden: Range[]; fences: Fence[] } {
  const hidden: Range[] = []
  const fences: Fence[] = []
  let open: (Fence & { mark: string; isQuoted: boolean }) | undefined
  let isBlankAbove = true
  let isInList = false
  for (const line of lines) {
    const quote = QUOTE.exec(line.text)?.[0] ?? ''
    if (open?.isQuoted && quote === '') open = undefined
    const rest = line.text.slice(quote.length).trim()
    if (open) {
      if (closes(rest, open.mark)) {
        open.closing = line
        open = undefined
      } else hidden.push({ start: line.start + quote.length, end: line.end })
      continue
    }
    const [, before = '', mark, info = ''] = OPENING.exec(line.text) ?? []
    if (mark && !(mark.startsWith('`') && info.includes('`'))) {
      open = { info: info.trim(), opening: line, closing: undefined, mark, isQuoted: before.includes('>') }
      fences.push(open)
      hidden.push({ start: line.start + before.length, end: line.end })
    } else if (/^(?: {4}|\t)/.test(line.text) && isBlankAbove && !isInList) {
      hidden.push(line)
      continue
    }
    const isItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line.text)
    if (isItem) isInList = true
    else if (isBlankAbove && /^\S/.test(line.text)) isInList = false
    isBlankAbove = line.text.trim() === ''
  }
  return { hidden, fences }
}

function closes(rest: string, mark: string): boolean {
  return rest.length >= mark.length && rest === (mark[0] ?? '').repeat(rest.length)
}

/** Finds inline code: text between runs of equally many backticks, within a paragraph. */
function findSpans(text: string): Range[] {
  const found: Range[] = []
  let runs: Range[] = []
  for (const { 0: run, index } of text.matchAll(/\n[ \t>]*(?=\n)|\\`|`+/g)) {
    if (run.startsWith('`')) runs.push({ start: index, end: index + run.length })
    if (!run.startsWith('\n')) continue
    found.push(...pairRuns(runs))
    runs = []
  }
  return [...found, ...pairRuns(runs)]
}

function pairRuns(runs: readonly Range[]): Range[] {
  const sizeOf = ({ start, end }: Range): number => end - start
  // From the end, so that each run knows the next one of equal length.
  const nextOfSize = new Map<number, number>()
  const partner = runs.map(() => -1)
  for (const [back, run] of runs.toReversed().entries()) {
    const place = runs.length - 1 - back
    partner[place] = nextOfSize.get(sizeOf(run)) ?? -1
    nextOfSize.set(sizeOf(run), place)
  }
  const spans: Range[] = []
  for (let place = 0; place < runs.length; place++) {
    const closing = runs[partner[place] ?? -1]
    const opening = runs[place]
    if (!opening || !closing) continue
    spans.push({ start: opening.start, end: closing.end })
    place = partner[place] ?? place
  }
  return spans
}
