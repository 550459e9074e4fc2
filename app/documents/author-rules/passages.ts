import type { Token } from 'markdown-it'

/**
 * The text of a paragraph, heading, title or cell. Everything but prose is blanked, character for character.
 */
export type Passage = { text: string; lines: readonly PassageLine[] }
/**
 * Where a line of a passage starts in the passage (`from`) and in the source (`start`). Lines are numbered
 * from one.
 */
type PassageLine = { from: number; start: number; line: number }

/** Replaces each character that is not prose. */
const BLANK = '\uFFFC'

/** Returns the position in the source of a character of a passage. */
export function placeOf({ lines }: Passage, index: number): { line: number; offset: number } {
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lines[middle]?.from ?? 0) <= index) low = middle
    else high = middle - 1
  }
  const { from, start, line } = lines[low] ?? { from: 0, start: 0, line: 1 }
  return { line, offset: start + index - from }
}

/**
 * Lists the prose of a text in order. Passages that cannot be located in the source, such as a cell with
 * `\|`, are left out.
 */
export function listPassages(source: string, tokens: readonly Token[]): Passage[] {
  const lines = readLines(source)
  const passages: Passage[] = []
  let row = 0
  let cursor = 0
  for (const token of tokens) {
    if (token.type === 'tr_open') {
      row = token.map?.[0] ?? 0
      cursor = 0
    }
    const content = contentOf(token)
    if (content === undefined) continue
    const first = token.map?.[0] ?? row
    const places = locate(lines, content, { first, cursor: token.map ? undefined : cursor })
    if (!places) continue
    if (!token.map) cursor = places[0] ? places[0].column + content.length : cursor
    passages.push({ text: blankOut(content, token.children ?? []), lines: places })
  }
  return passages
}

function contentOf({ type, content, info, nesting }: Token): string | undefined {
  if (type === 'inline') return content
  const isTitle = nesting === 1 && type.startsWith('container_')
  return isTitle ? info.trim().replace(/^\S+\s*/, '') : undefined
}

type Line = { text: string; start: number }

function readLines(source: string): Line[] {
  let start = 0
  return source.split('\n').map((text) => {
    const line = { text, start }
    start += text.length + 1
    return line
  })
}

/**
 * Locates each line of a token's content in the source. Cells are searched from `cursor`; other content is at
 * the end of its line.
 */
function locate(
  lines: readonly Line[],
  content: string,
  { first, cursor }: { first: number; cursor: number | undefined },
): (PassageLine & { column: number })[] | undefined {
  const places: (PassageLine & { column: number })[] = []
  let from = 0
  for (const [index, part] of content.split('\n').entries()) {
    const line = lines[first + index]
    if (!line) return undefined
    const column = cursor === undefined ? columnOf(line.text, part) : line.text.indexOf(part, cursor)
    if (column < 0) return undefined
    places.push({ from, start: line.start + column, line: first + index + 1, column })
    from += part.length + 1
  }
  return places
}

// Quote marks, indents and markers of lists and headings come before the content; only headings may have
// marks after it.
function columnOf(line: string, part: string): number {
  const end = line.trimEnd().length
  const tidy = part.trimEnd()
  return line.endsWith(tidy, end) ? end - tidy.length : line.indexOf(part)
}

function blankOut(content: string, children: readonly Token[]): string {
  return blankAddresses(blankTokens(content, children))
}

/** Blanks code and formulas as the parser found them. */
function blankTokens(content: string, children: readonly Token[]): string {
  let text = ''
  let cursor = 0
  for (const { type, content: inner, markup } of children) {
    const span = findSpan(content, cursor, { type, inner, markup })
    if (!span) continue
    text += content.slice(cursor, span.start) + BLANK.repeat(span.end - span.start)
    cursor = span.end
  }
  return text + content.slice(cursor)
}

type Span = { start: number; end: number }

function findSpan(
  content: string,
  cursor: number,
  { type, inner, markup }: { type: string; inner: string; markup: string },
): Span | undefined {
  const mark =
    type === 'code_inline' ? markup : type === 'formula' ? '$' : type === 'formula_display' ? '$$' : undefined
  if (mark === undefined) return undefined
  const at = type === 'formula' ? content.indexOf(`$${inner}$`, cursor) : findRun(content, mark, cursor)
  const close =
    at < 0 ? -1 : findRun(content, mark, at + mark.length + (type === 'formula' ? inner.length : 0))
  return close < 0 ? undefined : { start: at, end: close + mark.length }
}

/** Returns the start of a run of exactly this many marks, or -1. */
function findRun(content: string, mark: string, cursor: number): number {
  const letter = mark[0] ?? ''
  for (let at = content.indexOf(mark, cursor); at !== -1; ) {
    let end = at
    while (content[end] === letter) end++
    if (end - at === mark.length) return at
    at = content.indexOf(mark, end)
  }
  return -1
}

// The quotes around the title of a picture are syntax; the title is prose.
const DESTINATION = /(\]\([^\s()]*)(?:( +")([^"\n]*)("))?/g
const blank = (text = ''): string => BLANK.repeat(text.length)

function blankAddresses(text: string): string {
  return text
    .replace(DESTINATION, (_, address, open, title = '', close) => {
      return `${blank(address)}${blank(open)}${title}${blank(close)}`
    })
    .replace(/!\[/g, blank)
    .replace(/\S+/g, (word) => (isAddress(word) ? blank(word) : word))
}

function isAddress(word: string): boolean {
  return word.includes('://') || word.includes('@') || /^\W{0,3}(?:www\.|\/[a-z])/i.test(word)
}
