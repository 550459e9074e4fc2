import type { Given, Part } from '../marking/part.ts'

/** The texts that a form has under a name, as `FormData.getAll` gives them. */
type FormTexts = (name: string) => readonly string[]

/** More than any answer that is read. Letters. */
const longestField = 1000

/** The name of a part's field, or of the field of one thing in it. */
export function fieldName(part: number, ...inside: readonly number[]): string {
  return ['respuesta', part, ...inside].join('-')
}

/** What a form answers to each part: the same for a form that was sent and for one that the browser reads. */
export function readGiven(parts: readonly Part[], texts: FormTexts): Given[] {
  return parts.map((part, at) => readPart(part, (...inside) => texts(fieldName(at, ...inside))))
}

function readPart(part: Part, all: (...inside: number[]) => readonly string[]): Given {
  const one = (...inside: number[]): string => (all(...inside)[0] ?? '').slice(0, longestField)
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

/** Whether nothing at all was answered. */
export function isUnanswered(given: Given): boolean {
  return given.every((text) => text.trim() === '')
}

/** From the place of each thing to the things in their order; blank for a place that is missing or given twice. */
function readOrder(places: readonly string[]): Given {
  if (places.every((place) => place === '')) return []
  return places.map((_, at) => {
    const items = places.flatMap((place, item) => (place === String(at + 1) ? [String(item)] : []))
    return items.length === 1 ? (items[0] ?? '') : ''
  })
}
