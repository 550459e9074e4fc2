import { mixTexts, type Option, type Part } from '../../learning/marking/part.ts'
import { allowance } from '../../learning/marking/tolerance.ts'
import { escapeMarkup, inXml } from '../../platform/markdown/escape-markup.ts'
import { listMoodleUnits } from './moodle-units.ts'
import { sheetsTexts } from './sheets-texts.ts'

/** Moodle's settings for units: optional, or a missing unit costs a part of the mark. */
const unitGrading = { optional: '0', ofMark: '1' }
/** «Casi»: the part of the mark that a missing unit costs. */
const withoutUnit = '0.5'
/** Moodle's settings for one field with number and unit, or for a number only (qtype_numerical). */
const unitField = { typed: '0', none: '3' }
const html = { format: 'html' }

/** Wraps a text in CDATA, whatever characters it contains. */
function asCdata(text: string): string {
  return `<![CDATA[${inXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** An element with content that is already XML. */
export function element(
  name: string,
  content: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return `<${name}${given.join('')}>${content}</${name}>`
}

/** `<text>` with HTML. */
export function textElement(text: string): string {
  return element('text', text === '' ? '' : asCdata(text))
}

type Answer = { text: string; percent: number; feedback?: string | undefined; extra?: string }

function answer({ text, percent, feedback = '', extra = '' }: Answer, format = 'moodle_auto_format'): string {
  const told = element('feedback', textElement(escapeMarkup(feedback)), html)
  return element('answer', textElement(text) + told + extra, { fraction: String(percent), format })
}

/** A number in Moodle's locale-independent format. */
function plainNumber(value: number, figures = 12): string {
  return String(Number(value.toPrecision(figures)))
}

/** The right value, then the known mistakes, each with our tolerance; and the units. */
export function quantityAnswers(part: Part & { kind: 'quantity' }): string {
  const { value, tolerance, mistakes, unit, isUnitGiven } = part
  const near = (exact: number): string =>
    element('tolerance', plainNumber(allowance(exact, tolerance) * (1 + 1e-9), 10))
  const answers = [
    answer({ text: plainNumber(value), percent: 100, extra: near(value) }),
    ...mistakes.map((mistake) =>
      answer({
        text: plainNumber(mistake.value),
        percent: 0,
        feedback: mistake.message,
        extra: near(mistake.value),
      }),
    ),
  ]
  return answers.join('') + unitElements(unit, isUnitGiven)
}

function unitElements(unit: string, isOptional = false): string {
  const units = listMoodleUnits(unit)
  const isMeasured = units.length > 1 && !isOptional
  const listed = units.map(({ name, multiplier }) =>
    element(
      'unit',
      element('multiplier', plainNumber(multiplier)) + element('unit_name', escapeMarkup(name)),
    ),
  )
  return [
    ...(units.length > 0 ? [element('units', listed.join(''))] : []),
    element('unitgradingtype', isMeasured ? unitGrading.ofMark : unitGrading.optional),
    element('unitpenalty', withoutUnit),
    element('showunits', units.length > 0 ? unitField.typed : unitField.none),
    element('unitsleft', '0'),
  ].join('')
}

/** Feedback for a question with several fields. */
const combinedFeedback = [
  ['correctfeedback', sheetsTexts.right],
  ['partiallycorrectfeedback', sheetsTexts.partlyRight],
  ['incorrectfeedback', sheetsTexts.wrong],
]
  .map(([name = '', text = '']) => element(name, textElement(text), html))
  .join('')

/** Single or multiple choice: wrong options subtract as much as right ones add, but never below zero. */
export function optionAnswers(options: readonly Option[], isSingle: boolean): string {
  const right = options.filter(({ isRight }) => isRight).length
  const shares = { right: shareOut(right), wrong: shareOut(options.length - right) }
  const answers = options.map(({ text, isRight, message }) => {
    const share = (isRight ? shares.right : shares.wrong).shift() ?? 0
    const percent = isRight ? share : isSingle ? 0 : -share
    return answer({ text: escapeMarkup(text), percent, feedback: message }, 'html')
  })
  return [
    element('single', String(isSingle)),
    element('shuffleanswers', 'true'),
    element('answernumbering', 'abc'),
    element('showstandardinstruction', '0'),
    combinedFeedback,
    ...answers,
  ].join('')
}

/** Matching pairs; for an order, items with their positions. */
export function pairAnswers(pairs: readonly (readonly [string, string])[]): string {
  const listed = pairs.map(([one, other]) =>
    element('subquestion', textElement(escapeMarkup(one)) + element('answer', textElement(other)), html),
  )
  return element('shuffleanswers', 'true') + combinedFeedback + listed.join('')
}

/** Converts an order into pairs of items and positions. */
export function placesOf(items: readonly string[]): [string, string][] {
  return mixTexts(items).map(({ text, number }) => [text, `${number + 1}.º`])
}

/** Right words in all accepted spellings, and known wrong ones. */
export function wordAnswers({ accepted, mistakes }: Part & { kind: 'text' }): string {
  const right = [...new Set(accepted.flatMap((text) => [text, withoutAccents(text)]))]
  return [
    element('usecase', '0'),
    ...right.map((text) => answer({ text: withoutWildcards(text), percent: 100 })),
    ...mistakes.map(({ text, message }) =>
      answer({ text: withoutWildcards(text), percent: 0, feedback: message }),
    ),
  ].join('')
}

// In Moodle a star matches any characters.
const withoutWildcards = (text: string): string => text.replaceAll('*', '\\*')

/** Moodle compares accents, our pages ignore them; ñ is a letter of its own in both. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0308]/gu, '')
    .normalize('NFC')
}

/** A table whose empty cells are fields of a «cloze» question. */
export function clozeTable({ heads, rows }: Part & { kind: 'table' }): string {
  const line = (cells: readonly string[], tag: string): string =>
    element('tr', cells.map((cell) => element(tag, cell)).join(''))
  const body = rows.map(({ given, wanted }) => {
    let filled = -1
    const cells = given.map((text) => {
      if (text !== '') return withoutFields(escapeMarkup(text))
      filled++
      return clozeField(wanted[filled] ?? '')
    })
    return line(cells, 'td')
  })
  return element(
    'table',
    element(
      'thead',
      line(
        heads.map((head) => withoutFields(escapeMarkup(head))),
        'th',
      ),
    ) + element('tbody', body.join('')),
    { class: 'generaltable' },
  )
}

/** Escapes the beginnings of «cloze» fields in HTML as entities. */
export function withoutFields(html: string): string {
  return html.replace(/\{(?=\d*:)/g, '&#123;')
}

function clozeField(text: string): string {
  const spellings = [...new Set([text, withoutAccents(text)])]
  const right = spellings.map((one) => `=${escapeMarkup(withoutWildcards(one)).replace(/[\\}#~]/g, '\\$&')}`)
  return `{1:SHORTANSWER:${right.join('~')}}`
}

/** Moodle has no percentages for 11 and 12 equal shares. */
const maxEqual = 10

/**
 * Divides a hundred per cent into shares that Moodle accepts, equal if possible: thirds, sevenths and ninths
 * with five decimals, as Moodle writes them; for eleven and twelve, tens and fives.
 */
export function shareOut(count: number): number[] {
  if (count <= maxEqual) return Array.from({ length: count }, () => Number((100 / count).toFixed(5)))
  const tens = 2 * maxEqual - count
  return Array.from({ length: count }, (_, at) => (at < tens ? 10 : 5))
}
