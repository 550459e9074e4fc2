import { formatNumber } from '../../learning/marking/format-number.ts'
import { mixTexts, type Part, type TableRow } from '../../learning/marking/part.ts'
import { allowance } from '../../learning/marking/tolerance.ts'
import { writeAnswer } from '../../learning/practice/check-practice.ts'
import { sheetsTexts } from './sheets-texts.ts'

/** A cell of a table in the key; `isWanted`: students fill it in. */
type KeyCell = { text: string; isWanted: boolean }
/** The right answer to one part, as the key shows it. */
export type KeyAnswer = { label: string } & (
  | { text: string; note: string }
  | { heads: readonly string[]; rows: KeyCell[][] }
)

/** The letter of an option or partner on paper: a, b, c … */
export function markOf(place: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + place)
}

/** The right answers of a problem, from the same data that mark answers online. */
export function writeKey(parts: readonly Part[]): KeyAnswer[] {
  return parts.map((part, at) => {
    const label = part.label || (parts.length > 1 ? sheetsTexts.part(at + 1) : '')
    if (part.kind === 'table') return { label, heads: part.heads, rows: part.rows.map(fillRow) }
    return { label, text: writeText(part), note: noteOf(part) }
  })
}

function writeText(part: Exclude<Part, { kind: 'table' }>): string {
  switch (part.kind) {
    case 'quantity':
      return writeAnswer(part) ?? ''
    case 'choice':
    case 'choices':
      return part.options
        .flatMap(({ text, isRight }, at) => (isRight ? [`${markOf(at)}) ${text}`] : []))
        .join('; ')
    case 'order':
      return part.items.map((item, at) => `${at + 1}. ${item}`).join(' ')
    case 'match':
      return part.pairs
        .map(([one, other]) => `${one} → ${markOfPartner(part.pairs, other)}) ${other}`)
        .join('; ')
    case 'text':
      return part.accepted.join(sheetsTexts.or)
  }
}

/** The letter of a partner on paper, where partners are shuffled. */
function markOfPartner(pairs: readonly (readonly [string, string])[], partner: string): string {
  const mixed = mixTexts(pairs.map(([, other]) => other))
  return markOf(mixed.findIndex(({ text }) => text === partner))
}

/** The tolerance of an answer, in its unit. */
function noteOf(part: Part): string {
  if (part.kind !== 'quantity' || part.tolerance.kind === 'exact') return ''
  const by = formatNumber(allowance(part.value, part.tolerance), 3)
  return sheetsTexts.around(`${by} ${part.unit}`.trim())
}

function fillRow({ given, wanted }: TableRow): KeyCell[] {
  let filled = -1
  return given.map((text) => {
    if (text !== '') return { text, isWanted: false }
    filled++
    return { text: wanted[filled] ?? '', isWanted: true }
  })
}
