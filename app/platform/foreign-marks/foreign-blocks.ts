import { FORMULA_LIMIT } from '../markdown/formula-rules.ts'
import type { Fence, Line } from './code-mask.ts'
import { listLines } from './code-mask.ts'
import type { Found } from './edit.ts'
import { foreignTexts } from './foreign-texts.ts'

const { titles } = foreignTexts
/** The container of this site for each foreign one, with its title when the author wrote none. */
const boxes: Readonly<Record<string, { name: string; title?: string }>> = {
  note: { name: 'aviso', title: titles.note },
  info: { name: 'aviso', title: titles.info },
  abstract: { name: 'aviso' },
  summary: { name: 'aviso' },
  todo: { name: 'aviso' },
  tip: { name: 'aviso', title: titles.tip },
  hint: { name: 'aviso', title: titles.tip },
  success: { name: 'aviso' },
  important: { name: 'aviso', title: titles.important },
  warning: { name: 'aviso' },
  caution: { name: 'aviso' },
  attention: { name: 'aviso' },
  question: { name: 'aviso' },
  quote: { name: 'aviso' },
  danger: { name: 'seguridad' },
  error: { name: 'error' },
  failure: { name: 'error' },
  bug: { name: 'error' },
  example: { name: 'ejemplo' },
}

const CONTAINER =
  /^[ \t]{0,3}:{3,}[ \t]*(tip|info|note|warning|danger|caution|important|success|example|question)(?![\p{L}\d-])[ \t]*(.*)$/iu
const CALLOUT = /^[ \t]{0,3}>[ \t]?\[!([\p{L}\d-]{1,30})\][+-]?[ \t]*/u
const QUOTED = /^[ \t]{0,3}>[ \t]?/

/** Finds `:::tip` of Docusaurus and VuePress, and callouts of Obsidian and GitHub. */
export function findBoxes(source: string, masked: string): Found {
  const found: Found = { edits: [], notices: [] }
  let inside = false
  for (const line of listLines(masked)) {
    const [, kind, masking = ''] = CONTAINER.exec(line.text) ?? []
    const callout = CALLOUT.exec(line.text)
    const quoted = QUOTED.exec(line.text)
    if (inside && !quoted) {
      found.edits.push({ start: line.start - 1, end: line.start, text: '\n:::\n' })
      inside = false
    }
    if (kind) {
      const title = plainTitle(source.slice(line.end - masking.length, line.end))
      found.edits.push({ start: line.start, end: line.end, text: openBox(kind, title) + title })
    } else if (inside && quoted) tellInside(found, { line, quoted: quoted[0] })
    else if (callout) {
      inside = true
      const end = line.start + callout[0].length
      const text = openBox(callout[1] ?? '', line.text.slice(callout[0].length))
      found.edits.push({ start: line.start, end, text })
    }
  }
  if (inside) found.edits.push({ start: masked.length, end: masked.length, text: '\n:::' })
  return found
}

function tellInside({ edits, notices }: Found, { line, quoted }: { line: Line; quoted: string }): void {
  edits.push({ start: line.start, end: line.start + quoted.length, text: '' })
  if (CALLOUT.test(line.text.slice(quoted.length)))
    notices.push({ at: line.start, message: foreignTexts.callout })
}

function openBox(kind: string, title: string): string {
  const box = boxes[kind.toLowerCase()] ?? { name: 'aviso', title: kind }
  return (
    `:::${box.name} ${title.trim() === '' ? (box.title ?? '') : ''}`.trimEnd() +
    (title.trim() === '' ? '' : ' ')
  )
}

/** Unwraps `[Título]` of Docusaurus and `{title="Título"}`. */
function plainTitle(title: string): string {
  return title.replace(/^\[(.*)\]\s*$/, '$1').replace(/^\{.*?title="([^"]*)".*\}\s*$/, '$1')
}

/** Finds ```` ```math ```` of GitHub and GitLab. */
export function findMathFences(text: string, fences: readonly Fence[]): Found {
  const found: Found = { edits: [], notices: [] }
  for (const { info, opening, closing } of fences) {
    if (info.toLowerCase() !== 'math' || !closing) continue
    const formula = text.slice(opening.end + 1, closing.start)
    if (formula.length > FORMULA_LIMIT) {
      found.notices.push({ at: opening.start, message: foreignTexts.longFormula })
      continue
    }
    for (const line of [opening, closing]) {
      const start = line.start + (/[`~]/.exec(text.slice(line.start, line.end))?.index ?? -1)
      found.edits.push({ start, end: line.end, text: '$$' })
    }
    // A blank line would end the formula.
    for (const { index, 0: blank } of formula.matchAll(/^[ \t]*\n/gm)) {
      const start = opening.end + 1 + index
      found.edits.push({ start, end: start + blank.length, text: '' })
    }
  }
  return found
}
