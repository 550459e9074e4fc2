/**
 * How much is escaped, in rising order: nothing; likely Markdown syntax; all punctuation; and also letters
 * next to a delimiter, as entities.
 */
export type Escaping = 'none' | 'light' | 'full' | 'entity'

type TextPlace = {
  /** The text begins a line. */
  startsLine: boolean
  inCell: boolean
}

const escaped = /[\\`*[\]$~]|_|<(?=[A-Za-z/!?])|&(?=#?\w+;)|!(?=\[)/g
const intraword = /(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/u
const lineMarks: readonly RegExp[] = [
  /^(#{1,6})(?=\s|$)/,
  /^([-+*])(?=\s|$)/,
  /^(>)/,
  /^(=+|-+|~{3,}|`{3,})/,
  /^(:{2,})/,
  /^(\|)/,
]
const numbered = /^(\d{1,9})([.)])(?=\s|$)/
const allSigns = /[!-/:-@[-`{-~]/g

/** Escapes plain text so that Markdown renders it literally. */
export function escapeText(text: string, escaping: Escaping, { startsLine, inCell }: TextPlace): string {
  if (escaping === 'none') return inCell ? text.replaceAll('|', '\\|') : text
  if (escaping !== 'light') return text.replace(allSigns, '\\$&')
  const signs = text.replace(escaped, (sign, at: number) =>
    sign === '_' && intraword.test(text.slice(Math.max(0, at - 1), at + 2)) ? sign : `\\${sign}`,
  )
  const lines = startsLine ? escapeLineStart(signs) : signs
  return inCell ? lines.replaceAll('|', '\\|') : lines
}

function escapeLineStart(text: string): string {
  const isMark = lineMarks.some((mark) => mark.test(text))
  return isMark ? `\\${text}` : text.replace(numbered, '$1\\$2')
}

/** A letter as an entity: Markdown treats it as punctuation, so emphasis may begin or end next to it. */
export function asEntity(letter: string): string {
  return `&#${letter.codePointAt(0)};`
}
