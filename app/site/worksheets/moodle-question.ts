import type { Part } from '../../learning/marking/part.ts'
import { escapeMarkup } from '../../platform/markdown/escape-markup.ts'
import type { ExportedQuestion } from './export-questions.server.ts'
import type { ExportedText } from './export-texts.server.ts'
import {
  clozeTable,
  element,
  optionAnswers,
  pairAnswers,
  placesOf,
  quantityAnswers,
  textElement,
  withoutFields,
  wordAnswers,
} from './moodle-answers.ts'

/** The Moodle core question type for each kind of part. */
const types = {
  quantity: 'numerical',
  choice: 'multichoice',
  choices: 'multichoice',
  order: 'matching',
  match: 'matching',
  text: 'shortanswer',
  table: 'cloze',
} as const satisfies Record<Part['kind'], string>

/** Writes a question in Moodle's XML format. */
export function writeMoodleQuestion(question: ExportedQuestion): string {
  const { name, part, solution, hints, tags } = question
  const type = part === null ? 'essay' : types[part.kind]
  const asked = { html: askedHtml(question), files: question.statement.files }
  const hintElements = hints.map((hint) => textWithFiles('hint', hint))
  return element(
    'question',
    [
      element('name', element('text', escapeMarkup(name))),
      textWithFiles('questiontext', asked),
      textWithFiles('generalfeedback', solution),
      ...(type === 'cloze' ? [] : [element('defaultgrade', '1')]),
      // Unlimited tries without penalty, as on our pages.
      element('penalty', '0'),
      element('hidden', '0'),
      part === null ? essayElements(solution) : writeAnswers(part),
      ...(part === null ? [] : hintElements),
      element('tags', tags.map((tag) => element('tag', element('text', escapeMarkup(tag)))).join('')),
    ].join('\n'),
    { type },
  )
}

/**
 * The statement and this part's question; for a table also the table, which must contain the only cloze
 * fields.
 */
function askedHtml({ statement, label, part }: ExportedQuestion): string {
  const asked = statement.html + (label === '' ? '' : `<p><strong>${escapeMarkup(label)}</strong></p>`)
  return part?.kind === 'table' ? withoutFields(asked) + clozeTable(part) : asked
}

function writeAnswers(part: Part): string {
  switch (part.kind) {
    case 'quantity':
      return quantityAnswers(part)
    case 'choice':
    case 'choices':
      return optionAnswers(part.options, part.kind === 'choice')
    case 'order':
      return pairAnswers(placesOf(part.items))
    case 'match':
      return pairAnswers(part.pairs)
    case 'text':
      return wordAnswers(part)
    case 'table':
      return ''
  }
}

/** A question that cannot be marked becomes an essay; the grader sees the worked solution. */
function essayElements(solution: ExportedText): string {
  return [
    element('responseformat', 'editor'),
    element('responserequired', '1'),
    element('responsefieldlines', '10'),
    element('attachments', '0'),
    element('attachmentsrequired', '0'),
    textWithFiles('graderinfo', solution),
    element('responsetemplate', textElement(''), { format: 'html' }),
  ].join('\n')
}

function textWithFiles(name: string, { html, files }: ExportedText): string {
  const embedded = files.map((file) =>
    element('file', file.base64, { name: file.name, path: '/', encoding: 'base64' }),
  )
  return element(name, textElement(html) + embedded.join(''), { format: 'html' })
}

/** The element that puts the following questions into a category. A slash in a name is doubled. */
export function writeMoodleCategory(path: readonly string[]): string {
  const names = path.map((name) => name.replaceAll('/', '//'))
  const text = element('text', escapeMarkup(['$course$/top', ...names].join('/')))
  return element('question', element('category', text), { type: 'category' })
}
