import type { Part } from '../../learning/marking/part.ts'
import { allowance } from '../../learning/marking/tolerance.ts'
import { defaultSiteName } from '../../platform/http/site-settings.ts'
import { escapeMarkup } from '../../platform/markdown/escape-markup.ts'
import type { ExportedQuestion } from './export-questions.server.ts'
import { placesOf, shareOut, withoutAccents } from './moodle-answers.ts'
import { sheetsTexts } from './sheets-texts.ts'

const { gift } = sheetsTexts

/** The comment at the head of a file, about what the format cannot express. */
export function writeGiftHead(siteName = defaultSiteName): string {
  return `${gift
    .head(plain(siteName))
    .map((line) => `// ${line}\n`)
    .join('')}\n`
}

/** The line that puts the following questions into a category. A slash in a name is doubled. */
export function writeGiftCategory(path: readonly string[]): string {
  const names = path.map((name) => plain(name).replaceAll('/', '//'))
  return `$CATEGORY: ${['$course$/top', ...names].join('/')}\n\n`
}

/** Writes a question in GIFT. Kinds that it lacks become the nearest one, with a comment. */
export function writeGiftQuestion({ name, statement, label, part, solution }: ExportedQuestion): string {
  const asked = [
    statement.html,
    ...(label === '' ? [] : [`<p><strong>${escapeMarkup(label)}</strong></p>`]),
    ...(part?.kind === 'quantity' && part.unit !== ''
      ? [`<p>${escapeMarkup(gift.unit(part.unit))}</p>`]
      : []),
  ].join('')
  const feedback = solution.html === '' ? '' : `####${asHtml(solution.html)}\n`
  const comment = part?.kind === 'order' || part?.kind === 'table' ? `// ${gift[part.kind]}\n` : ''
  return `${comment}::${escapeGift(plain(name))}::${asHtml(asked)}{${part ? writeAnswers(part) : ''}${feedback}}\n\n`
}

/** Escapes a text for GIFT: special characters have a meaning, and an empty line ends the question. */
function escapeGift(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\#=~{}:]/g, '\\$&')
    .replaceAll('\r', '')
    .replaceAll('\n', '\\n')
}

const asHtml = (html: string): string => `[html]${escapeGift(html.trim())}`
/** A text in one line where the format does not declare HTML: angle brackets are replaced. */
const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().replaceAll('<', '‹').replaceAll('>', '›')

function feedbackOf(message: string | undefined): string {
  return message ? `#${asHtml(escapeMarkup(message))}` : ''
}

function writeAnswers(part: Part): string {
  switch (part.kind) {
    case 'quantity':
      return `#\n${quantityAnswers(part)}`
    case 'choice':
    case 'choices':
      return `\n${optionAnswers(part)}`
    case 'order':
      return pairAnswers(placesOf(part.items))
    case 'match':
      return pairAnswers(part.pairs)
    case 'text':
      return `\n${wordAnswers(part)}`
    case 'table':
      return pairAnswers(cellsOf(part))
  }
}

function quantityAnswers({ value, tolerance, mistakes }: Part & { kind: 'quantity' }): string {
  const known = mistakes.map((mistake) => ({ ...mistake, percent: 0 }))
  return [{ value, percent: 100, message: undefined }, ...known]
    .map(({ value: exact, percent, message }) => {
      const near = plainDecimal(allowance(exact, tolerance) * (1 + 1e-9))
      return `=%${percent}%${plainDecimal(exact)}:${near}${feedbackOf(message)}\n`
    })
    .join('')
}

/** Without an exponent, which the format does not support. */
function plainDecimal(value: number): string {
  return Number(value.toPrecision(12))
    .toFixed(12)
    .replace(/\.?0+$/, '')
}

function optionAnswers({ kind, options }: Part & { kind: 'choice' | 'choices' }): string {
  const right = options.filter(({ isRight }) => isRight).length
  const shares = { right: shareOut(right), wrong: shareOut(options.length - right) }
  return options
    .map(({ text, isRight, message }) => {
      const share = (isRight ? shares.right : shares.wrong).shift() ?? 0
      const single = isRight ? '=' : '~'
      const mark = kind === 'choice' ? single : `~%${isRight ? share : -share}%`
      return `${mark}${asHtml(escapeMarkup(text))}${feedbackOf(message)}\n`
    })
    .join('')
}

function pairAnswers(pairs: readonly (readonly [string, string])[]): string {
  const side = (text: string): string => escapeGift(plain(text.replaceAll('->', '→')))
  return `\n${pairs.map(([one, other]) => `=${side(one)} -> ${side(other)}\n`).join('')}`
}

function wordAnswers({ accepted, mistakes }: Part & { kind: 'text' }): string {
  const right = [...new Set(accepted.flatMap((text) => [text, withoutAccents(text)]))]
  // An arrow makes matching pairs and cannot be escaped, so add a star, which matches any text; escape real
  // stars.
  const star = (text: string): string => escapeGift(text.replaceAll('*', '\\*')).replaceAll('->', '-*>')
  return [
    ...right.map((text) => `=%100%${star(text)}\n`),
    ...mistakes.map(({ text, message }) => `=%0%${star(text)}${feedbackOf(message)}\n`),
  ].join('')
}

/**
 * The empty cells of a table, named by the given cells of their row and by their column, with their answers.
 */
function cellsOf({ heads, rows }: Part & { kind: 'table' }): [string, string][] {
  return rows.flatMap(({ given, wanted }, row) => {
    const shown = given.flatMap((text, column) => (text === '' ? [] : [`${heads[column]} = ${text}`]))
    let filled = -1
    return given.flatMap((text, column): [string, string][] => {
      if (text !== '') return []
      filled++
      const name = gift.cell(row + 1, shown.join(', '), heads[column] ?? '')
      return [[name, wanted[filled] ?? '']]
    })
  })
}
