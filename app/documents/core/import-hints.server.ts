import type { Simulators } from '../../learning/simulators/simulator.ts'
import { reviewText } from '../author-rules/review-text.server.ts'
import { hintTexts } from './document-texts.ts'
import type { FieldRecord, FieldTexts } from './field.ts'

const MOST_HINTS = 20
/** Budget of characters reviewed per import: about 400 topics, one or two seconds. */
const MOST_LETTERS = 3_000_000

/** `lines`: for each line of the text, its line in the file. */
type Document = { lines: readonly number[]; texts: FieldTexts; fields: FieldRecord }

/**
 * Returns a function that reviews the documents of one import with the author rules, up to a total length. It
 * returns the messages for each document's author.
 */
export function openHints(simulators: Simulators): (document: Document) => string[] {
  let left = MOST_LETTERS
  return ({ lines, texts, fields }) => {
    const markdown = Object.entries(fields).filter(([, { input }]) => input.kind === 'markdown')
    const hints = markdown.flatMap(([name, { label, body }]) => {
      const value = texts[name] ?? ''
      left -= value.length
      if (left < 0) return [hintTexts.unread]
      return reviewText(value, simulators).findings.map(({ line, message }) =>
        body ? hintTexts.inLine((lines[line - 1] ?? 0) + 1, message) : `${label}: ${message}`,
      )
    })
    if (hints.length <= MOST_HINTS) return hints
    return [...hints.slice(0, MOST_HINTS), hintTexts.more(hints.length - MOST_HINTS)]
  }
}
