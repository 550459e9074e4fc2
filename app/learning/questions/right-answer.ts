import type { Part } from '../marking/part.ts'
import { writeAnswer } from '../practice/check-practice.ts'

/** Writes the right answer to a part in plain words, for students who give up and for printed answer keys. */
export function rightAnswer(part: Part): string {
  switch (part.kind) {
    case 'quantity':
      return writeAnswer(part) ?? ''
    case 'choice':
    case 'choices':
      return part.options.flatMap(({ isRight, text }) => (isRight ? text : [])).join('; ')
    case 'order':
      return part.items.join(' → ')
    case 'match':
      return part.pairs.map(([one, other]) => `${one}: ${other}`).join('; ')
    case 'text':
      return part.accepted[0] ?? ''
    case 'table':
      return part.rows
        .flatMap(({ wanted }, at) => (wanted.length > 0 ? `fila ${at + 1}: ${wanted.join(', ')}` : []))
        .join('; ')
  }
}
