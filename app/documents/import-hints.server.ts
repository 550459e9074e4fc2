import { reviewText } from '../author-rules/review-text.server.ts'
import { hintTexts } from './document-texts.ts'
import type { FieldRecord, FieldTexts } from './field.ts'

const MOST_HINTS = 20
/** How many letters of one import are read by the rules: some 400 topics, and a second or two. */
const MOST_LETTERS = 3_000_000

type Document = { text: string; texts: FieldTexts; fields: FieldRecord }

/** Reads the documents of one import by the rules for authors, up to a length. Gives what each author should know. */
export function openHints(): (document: Document) => string[] {
  let left = MOST_LETTERS
  return ({ text, texts, fields }) => {
    const markdown = Object.entries(fields).filter(([, { input }]) => input.kind === 'markdown')
    const hints = markdown.flatMap(([name, { label, body }]) => {
      const value = texts[name] ?? ''
      left -= value.length
      if (left < 0) return [hintTexts.unread]
      const skipped = body ? linesBefore(text, value) : undefined
      return reviewText(value).findings.map(({ line, message }) =>
        skipped === undefined ? `${label}: ${message}` : hintTexts.inLine(line + skipped, message),
      )
    })
    if (hints.length <= MOST_HINTS) return hints
    return [...hints.slice(0, MOST_HINTS), hintTexts.more(hints.length - MOST_HINTS)]
  }
}

/** How many lines of a file stand before its text. */
function linesBefore(file: string, body: string): number {
  const text = file.replace(/\r\n?/g, '\n')
  return text.slice(0, Math.max(0, text.lastIndexOf(body))).split('\n').length - 1
}
