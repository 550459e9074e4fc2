import { markPart } from '../marking/mark-part.ts'
import type { Given, Marked, Part } from '../marking/part.ts'

/** Returns the texts of a form under a name, like `FormData.getAll`. */
type FormTexts = (name: string) => readonly string[]

/** Longer than any answer that marking accepts, in characters. */
const maxField = 1000

/** Returns the name of a part's field. `inside`: the indices of an item or a cell within the part. */
export function fieldName(part: number, ...inside: readonly number[]): string {
  return ['respuesta', part, ...inside].join('-')
}

/** Reads the answers to all parts from a form. The server and the browser both use it. */
export function readGiven(parts: readonly Part[], texts: FormTexts): Given[] {
  return parts.map((part, at) => readPart(part, (...inside) => texts(fieldName(at, ...inside))))
}

function readPart(part: Part, all: (...inside: number[]) => readonly string[]): Given {
  const one = (...inside: number[]): string => (all(...inside)[0] ?? '').slice(0, maxField)
  switch (part.kind) {
    case 'quantity':
    case 'text':
      return [one()]
    case 'choice':
    case 'choices':
      return all().slice(0, part.options.length + 1)
    case 'order':
      return readOrder(part.items.map((_, item) => one(item)))
    case 'match':
      return part.pairs.map((_, item) => one(item))
    case 'table':
      return part.rows.flatMap((row, number) => row.wanted.map((_, cell) => one(number, cell)))
  }
}

/** Returns whether every text of an answer is blank. */
export function isUnanswered(given: Given): boolean {
  return given.every((text) => text.trim() === '')
}

/** Converts the place of each item to the items in order; '' for a place that is missing or chosen twice. */
function readOrder(places: readonly string[]): Given {
  if (places.every((place) => place === '')) return []
  return places.map((_, at) => {
    const items = places.flatMap((place, item) => (place === String(at + 1) ? [String(item)] : []))
    return items.length === 1 ? (items[0] ?? '') : ''
  })
}

/** Marks each part. If at least one part is answered, parts left blank get null instead of a verdict. */
export function markGiven(parts: readonly Part[], given: readonly Given[]): (Marked | null)[] {
  const isBlank = parts.map((_, at) => isUnanswered(given[at] ?? []))
  const isAnyAnswered = isBlank.includes(false)
  return parts.map((part, at) => (isBlank[at] && isAnyAnswered ? null : markPart(part, given[at] ?? [])))
}
