import type { GIFTQuestion } from 'gift-pegjs'
import { markPart } from '../../app/learning/marking/mark-part.ts'
import type { Part } from '../../app/learning/marking/part.ts'
import { decode, type ReadAnswer, type ReadQuestion, readClozeFields } from './read-moodle.ts'

type Of<Kind extends Part['kind']> = Part & { kind: Kind }
/** An answer in either format. */
type Answer = Omit<ReadAnswer, 'tolerance'>

/** Differences between our marking and that of an exported Moodle question, in words; empty if they agree. */
export function listMoodleFaults(part: Part | null, read: ReadQuestion): string[] {
  if (part === null) return read.type === 'essay' ? [] : [`${read.name}: no essay`]
  switch (part.kind) {
    case 'quantity':
      return listQuantityFaults(part, read.answers, read.units)
    case 'choice':
    case 'choices':
      return listOptionFaults(
        part,
        read.answers.map((answer) => ({ ...answer, text: decode(answer.text) })),
      )
    case 'order':
    case 'match':
      return listPairFaults(part, read.pairs)
    case 'text':
      return listWordFaults(part, read.answers)
    case 'table':
      return wrongUnless('correct', part, readClozeFields(read.texts[0]?.html ?? ''))
  }
}

/** The same for a GIFT question, as its parser reads it. */
export function listGiftFaults(part: Part | null, read: GIFTQuestion): string[] {
  if (part === null) return read.type === 'Essay' ? [] : [`${read.type} for an essay`]
  if (part.kind === 'quantity' && read.type === 'Numerical' && Array.isArray(read.choices)) {
    const answers = read.choices.map(({ text: { number = 0, range = 0 }, weight, feedback }) => ({
      text: String(number),
      tolerance: range,
      percent: weight ?? 100,
      feedback: decode(feedback?.text ?? ''),
    }))
    return listQuantityFaults(part, answers, [{ name: part.unit, multiplier: 1 }])
  }
  if (read.type === 'Matching') {
    const pairs = read.matchPairs.map(({ subquestion, subanswer }): [string, string] => [
      subquestion.text,
      subanswer.replace(/&&(\d{3});/g, (_, code) => String.fromCharCode(Number(code))),
    ])
    if (part.kind === 'table')
      return wrongUnless(
        'correct',
        part,
        pairs.map(([, cell]) => cell),
      )
    return part.kind === 'order' || part.kind === 'match' ? listPairFaults(part, pairs) : ['pairs']
  }
  if (read.type !== 'MC' && read.type !== 'Short') return [`${read.type} for ${part.kind}`]
  const answers = read.choices.map(({ text, weight, isCorrect, feedback }) => ({
    text: text.format === 'html' ? decode(text.text) : text.text,
    percent: weight ?? (isCorrect ? 100 : 0),
    feedback: decode(feedback?.text ?? ''),
  }))
  if (part.kind === 'text') return listWordFaults(part, answers)
  return part.kind === 'choice' || part.kind === 'choices' ? listOptionFaults(part, answers) : ['options']
}

function wrongUnless(verdict: string, part: Part, given: readonly string[]): string[] {
  const marked = markPart(part, given)
  return marked.verdict === verdict ? [] : [`${part.label}: «${given.join('|')}» is ${marked.message}`]
}

/** A number with all its digits and a decimal comma. */
const written = (value: number): string => String(value).replace('.', ',')

/** Moodle uses the first answer within tolerance, right or wrong; our marking must do the same. */
function listQuantityFaults(
  part: Of<'quantity'>,
  answers: readonly ReadAnswer[],
  units: ReadQuestion['units'],
): string[] {
  const taken = (value: number): ReadAnswer | undefined =>
    answers.find(({ text, tolerance }) => Math.abs(value - Number(text)) <= tolerance)
  const [right] = answers
  if (right?.percent !== 100 || answers.length !== part.mistakes.length + 1) return ['answers']
  const exact = Number(right.text)
  const edges =
    part.tolerance.kind === 'exact' ? [] : [-0.99, 0.99, 1.02].map((far) => exact + far * right.tolerance)
  const values = [exact, ...edges, ...answers.map(({ text }) => Number(text))]
  const ofUnits = (units.length > 0 ? units : [{ name: '', multiplier: 1 }]).map(
    ({ name, multiplier }) => `${written(exact * multiplier)} ${name}`,
  )
  return [
    ...ofUnits.flatMap((text) => wrongUnless('correct', part, [text])),
    ...values.flatMap((value) => {
      const { verdict, message } = markPart(part, [`${written(value)} ${part.unit}`])
      const answer = taken(value)
      const agrees =
        answer?.percent === 100
          ? verdict === 'correct'
          : answer
            ? verdict === 'known-mistake' && message.endsWith(answer.feedback)
            : verdict !== 'correct' && verdict !== 'known-mistake'
      return agrees ? [] : [`${part.label}: ${value} is ${message}, and ${answer?.percent} there`]
    }),
  ]
}

function listOptionFaults(part: Of<'choice' | 'choices'>, answers: readonly Answer[]): string[] {
  const right = answers.flatMap(({ percent }, at) => (percent > 0 ? [String(at)] : []))
  const sum = answers.reduce((whole, { percent }) => whole + Math.max(0, percent), 0)
  const all = answers.reduce((whole, { percent }) => whole + percent, 0)
  const wrongTold = answers.filter(({ text, feedback }, at) => {
    const { text: own, message = '' } = part.options[at] ?? { text: '' }
    return text !== own || feedback !== message
  })
  return [
    ...wrongUnless('correct', part, right),
    ...wrongTold.map(({ text }) => `${part.label}: ${text} is told otherwise`),
    ...(Math.round(sum) === 100 ? [] : [`${part.label}: ${sum} % in all`]),
    ...(part.kind === 'choices' && right.length < answers.length && all > 0.01 ? ['all of them pay'] : []),
  ]
}

function listPairFaults(
  part: Of<'order' | 'match'>,
  pairs: readonly (readonly [string, string])[],
): string[] {
  if (part.kind === 'match') {
    const partners = part.pairs.map(([, partner]) => oneLine(partner))
    const given = part.pairs.map(([one]) => {
      const [, other = ''] = pairs.find(([text]) => oneLine(text) === oneLine(one)) ?? []
      return String(partners.indexOf(oneLine(other)))
    })
    return wrongUnless('correct', part, given)
  }
  const sorted = [...pairs].sort(
    ([, one], [, other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  )
  const items = part.items.map(oneLine)
  return wrongUnless(
    'correct',
    part,
    sorted.map(([text]) => String(items.indexOf(oneLine(text)))),
  )
}

const oneLine = (text: string): string => text.replaceAll('->', '→').replace(/\s+/g, ' ').trim()

function listWordFaults(part: Of<'text'>, answers: readonly Answer[]): string[] {
  return answers.flatMap(({ text, percent, feedback }) => {
    const word = text.replaceAll('\\*', '*')
    const told = markPart(part, [word]).message.endsWith(feedback) ? [] : [`${word}: told otherwise`]
    return [...wrongUnless(percent === 100 ? 'correct' : 'known-mistake', part, [word]), ...told]
  })
}
