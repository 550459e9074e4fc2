import { markChoice, markChoices } from './mark-choices.ts'
import { markMatch, markOrder } from './mark-order.ts'
import { markQuantity } from './mark-quantity.ts'
import { markTable } from './mark-table.ts'
import { markText } from './mark-text.ts'
import type { Given, Part } from './part.ts'
import type { Marked } from './verdict.ts'

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
