import { reviewText } from '../author-rules/review-text.server.ts'
import { hintTexts } from './document-texts.ts'
import type { FieldRecord, FieldTexts } from './field.ts'

const MOST_HINTS = 20
/** How many letters of one import are read by the rules: some 400 topics, and a second or two. */
const MOST_LETTERS = 3_000_000

/** `lines`: for each line of its text, the one of the file that it comes from. */
type Document = { lines: readonly number[]; texts: FieldTexts; fields: FieldRecord }

/** Reads the documents of one import by the rules for authors, up to a length. Gives what each author should know. */
export function openHints(): (document: Document) => string[] {
  let left = MOST_LETTERS
  return ({ lines, texts, fields }) => {
    const markdown = Object.entries(fields).filter(([, { input }]) => input.kind === 'markdown')
    const hints = markdown.flatMap(([name, { label, body }]) => {
      const value = texts[name] ?? ''
      left -= value.length
      if (left < 0) return [hintTexts.unread]
      return reviewText(value).findings.map(({ line, message }) =>
        body ? hintTexts.inLine((lines[line - 1] ?? 0) + 1, message) : `${label}: ${message}`,
      )
    })
    if (hints.length <= MOST_HINTS) return hints
    return [...hints.slice(0, MOST_HINTS), hintTexts.more(hints.length - MOST_HINTS)]
  }
}
