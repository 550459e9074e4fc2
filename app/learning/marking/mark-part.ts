import { markChoice, markChoices } from './mark-choices.ts'
import { markMatch, markOrder } from './mark-order.ts'
import { markQuantity } from './mark-quantity.ts'
import { foldWords, markText } from './mark-text.ts'
import { markingTexts } from './marking-texts.ts'
import type { Given, Marked, Part, TableRow } from './part.ts'

/**
 * Marks the answer to one part. The server, the browser and the answer key of a printed worksheet all use
 * this code.
 */
export function markPart(part: Part, given: Given): Marked {
  switch (part.kind) {
    case 'quantity':
      return markQuantity(part, given[0] ?? '')
    case 'choice':
      return markChoice(part.options, given)
    case 'choices':
      return markChoices(part.options, given)
    case 'order':
      return markOrder(part.items, given)
    case 'match':
      return markMatch(part.pairs, given)
    case 'text':
      return markText(part, given[0] ?? '')
    case 'table':
      return markTable(part.rows, given)
  }
}

/** Marks the cells that students fill, row by row; the message names the rows with wrong cells. */
function markTable(rows: readonly TableRow[], given: Given): Marked {
  const wanted = rows.flatMap((row, at) => row.wanted.map((text) => ({ text, row: at + 1 })))
  const cells = given.map((text) => foldWords(text.slice(0, 100)))
  if (cells.length !== wanted.length || cells.includes('')) {
    return { verdict: 'unreadable', message: markingTexts.unreadable.table }
  }
  const wrong = wanted.filter(({ text }, at) => foldWords(text) !== cells[at])
  if (wrong.length === 0) return { verdict: 'correct', message: markingTexts.correct }
  const numbers = [...new Set(wrong.map(({ row }) => row))]
  return {
    verdict: 'incorrect',
    message: markingTexts.incorrect.table(wrong.length, markingTexts.rows(numbers)),
  }
}
