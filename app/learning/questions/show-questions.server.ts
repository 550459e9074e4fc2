import type { RenderOptions } from '../../platform/markdown/markdown-limit.ts'
import { markdownToHtml } from '../../platform/markdown/markdown-to-html.server.ts'
import { markdownToParts, type TextPart } from '../../platform/markdown/markdown-to-parts.server.ts'
import type { PictureLookup } from '../../platform/markdown/picture.ts'
import { toPlainText } from '../../platform/markdown/plain-text.server.ts'
import { firstWords } from '../../platform/markdown/token-text.ts'
import type { Part } from '../marking/part.ts'
import { writeAnswer } from '../practice/check-practice.ts'
import { fillText } from '../practice/fill-text.ts'
import { readDirective } from '../simulators/read-directive.ts'
import { simulators } from '../simulators/simulators.ts'
import { fillQuestions, type NumberedQuestion, numberQuestion } from './number-questions.ts'
import { parseQuestions } from './parse-questions.server.ts'
import type { ListedQuestion, ShownQuestion, TextPiece } from './shown-question.ts'

/** `seed`: the seed of the numbers of all questions whose numbers vary. */
export type ShowOptions = RenderOptions & { seed: string }

/** Renders a text for its page, with the numbers of a seed. */
export function showText(source: string, find: PictureLookup, options: ShowOptions): TextPiece[] {
  const text = source.replace(/\r\n?/g, '\n')
  const questions = parseQuestions(text).map((block) => numberQuestion(block, options.seed))
  const byLine = new Map(questions.map((question) => [question.block.line - 1, question]))
  const showing = { find, options }
  return markdownToParts(fillQuestions(text, questions), find, options).flatMap((part, at): TextPiece[] => {
    if (part.kind === 'html') return [part]
    const question = byLine.get(part.line)
    if (part.kind === 'simulator')
      return showSimulator(part, `sim-${at}`, question && showAsked(question, showing))
    return question ? [{ kind: 'question', question: show(question, part, showing) }] : []
  })
}

/** Returns nothing for an invalid directive; the author gets a warning. */
function showSimulator(
  { data }: TextPart & { kind: 'simulator' },
  place: string,
  question: ShownQuestion | undefined,
): TextPiece[] {
  const { directive } = readDirective(data, simulators)
  if (!directive) return []
  const { simulator, values, fixed } = directive
  return [{ kind: 'simulator', set: { tipo: simulator.tipo, values, fixed, place }, question }]
}

type Showing = { find: PictureLookup; options: ShowOptions }

/**
 * Renders a question of a simulator. Its statement is generated, so it is not among the rendered parts of the
 * text.
 */
export function showAsked(question: NumberedQuestion, showing: Showing): ShownQuestion {
  const { find, options } = showing
  const before = markdownToHtml(question.block.statement, find, { ...options, terms: [] })
  return show(question, { title: question.block.title, before, after: '' }, showing)
}

function show(
  { block, solved, seed, varies }: NumberedQuestion,
  { title, before, after }: { title: string; before: string; after: string },
  { find, options: { scope = '', ...options } }: Showing,
): ShownQuestion {
  const inside = [scope, block.key].filter(Boolean).join('-')
  const hintsHtml = (solved?.hints ?? []).map((hint, at) =>
    markdownToHtml(hint, find, { ...options, terms: [], scope: `${inside}-pista-${at + 1}` }),
  )
  return {
    key: block.key,
    kind: block.kind,
    title,
    seed,
    varies,
    statementHtml: before.trim(),
    explanationHtml: after.trim(),
    hintsHtml,
    parts: solved?.parts ?? [],
    right: (solved?.parts ?? []).map(rightAnswer).join('; '),
  }
}

/** Writes the right answer to a part in plain words, for students who give up and for printed answer keys. */
function rightAnswer(part: Part): string {
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

const labelWords = 14

/** Returns the questions of a text that can be answered, in order. */
export function listAskable(source: string): ListedQuestion[] {
  return parseQuestions(source).flatMap((block) => {
    const { solved, varies } = numberQuestion(block, '')
    if (!solved) return []
    const said = toPlainText(block.title || fillText(block.statement, solved.values), labelWords)
    const label = firstWords(said, labelWords)
    return [{ key: block.key, kind: block.kind, label, isTitled: block.title !== '', varies }]
  })
}
