import { formatNumber } from '../../app/learning/marking/format-number.ts'
import { markPart } from '../../app/learning/marking/mark-part.ts'
import type { Part } from '../../app/learning/marking/part.ts'
import { listSeeds, writeAnswer } from '../../app/learning/practice/check-practice.ts'
import { drawValues } from '../../app/learning/practice/draw-values.ts'
import { fillText } from '../../app/learning/practice/fill-text.ts'
import type { Practice } from '../../app/learning/practice/practice.ts'
import { type SolvedPractice, solvePractice } from '../../app/learning/practice/solve-practice.ts'

/** Questions, and the texts that contain their numbers. */
type Asked = { practice: Practice; texts: readonly string[] }
/** A numeric answer with its unit. */
export type Quantity = Part & { kind: 'quantity' }

const seeds = listSeeds(10_000)

/** Whether the problem has drawn numbers. */
export function isVarying({ variables }: Practice): boolean {
  return variables.list.some((variable) => 'set' in variable && variable.set.count > 1)
}

export function quantitiesOf({ parts }: SolvedPractice): Quantity[] {
  return parts.filter((part) => part.kind === 'quantity')
}

/** All distinct groups of numbers drawn by 10,000 seeds, each with one seed, keyed by the values. */
export function drawDistinct({ variables }: Practice): Map<string, string> {
  return new Map(seeds.map((seed) => [[...drawValues(variables, seed).values()].join(';'), seed] as const))
}

/** Faults of the questions for a seed, in words; empty if there are none. */
export function listFaults({ practice, texts }: Asked, seed: string): string[] {
  const solved = solvePractice(practice, seed)
  const said = [
    ...texts.map((text) => fillText(text, solved.values)),
    ...solved.hints,
    ...solved.parts.map((part) => JSON.stringify(part)),
  ]
  return [
    ...said.filter((text) => /\{\{|NaN|Infinity|undefined/.test(text)),
    ...solved.parts.flatMap((part) =>
      part.kind === 'quantity' ? listQuantityFaults(part) : listOther(part),
    ),
  ].map((fault) => `${seed}: ${fault}`)
}

function listQuantityFaults(part: Quantity): string[] {
  const right = writeAnswer(part) ?? ''
  const isSane = part.value >= 1e-3 && part.value < 1e8
  return [
    ...(isSane ? [] : [`${part.label} is ${part.value}`]),
    ...(markPart(part, [right]).verdict === 'correct' ? [] : [`${right} is not right`]),
    ...part.mistakes.flatMap((mistake) => listMistakeFaults(part, mistake.value)),
  ]
}

/** An answer with the value of a known mistake must get the message of a mistake with that value. */
function listMistakeFaults(part: Quantity, value: number): string[] {
  const given = `${formatNumber(value, 12)} ${part.unit}`.trim()
  const { verdict, message } = markPart(part, [given])
  const known = part.mistakes.some(
    (mistake) => message.endsWith(mistake.message) && isNear(mistake.value, value, part),
  )
  return verdict === 'known-mistake' && known ? [] : [`${part.label}, ${given}: ${message}`]
}

function isNear(one: number, other: number, { tolerance }: Quantity): boolean {
  const by = tolerance.kind === 'absolute' ? tolerance.by : Math.abs(other) * 0.02
  return Math.abs(one - other) <= by
}

/** For non-numeric parts, the right answer must be marked right and each mistake with its own message. */
function listOther(part: Exclude<Part, Quantity>): string[] {
  const isRight = markPart(part, rightAnswer(part)).verdict === 'correct'
  return [...(isRight ? [] : [`${part.label}: its own answer is not right`]), ...listKnown(part)]
}

function rightAnswer(part: Exclude<Part, Quantity>): string[] {
  switch (part.kind) {
    case 'choice':
    case 'choices':
      return part.options.flatMap(({ isRight }, at) => (isRight ? [String(at)] : []))
    case 'order':
      return part.items.map((_, at) => String(at))
    case 'match':
      return part.pairs.map((_, at) => String(at))
    case 'text':
      return part.accepted.slice(0, 1)
    case 'table':
      return part.rows.flatMap(({ wanted }) => wanted)
  }
}

function listKnown(part: Exclude<Part, Quantity>): string[] {
  const known =
    part.kind === 'text'
      ? part.mistakes.map(({ text, message }) => ({ given: text, message }))
      : part.kind === 'choice' || part.kind === 'choices'
        ? part.options.flatMap(({ isRight, message }, at) =>
            isRight || message === undefined ? [] : [{ given: String(at), message }],
          )
        : []
  return known.flatMap(({ given, message }) => {
    const marked = markPart(part, [given])
    const isKnown = marked.verdict === 'known-mistake' && marked.message.endsWith(message)
    return isKnown ? [] : [`${part.label}, ${given}: ${marked.message}`]
  })
}
