import type { AuthorRule, Finding } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { findInProse } from './find-in-prose.ts'
import { type Passage, placeOf } from './passages.ts'

const QUOTED = /(?<![\p{L}\d])"(?! )[^"\n]{1,200}(?<! )"(?![\p{L}\d])|“[^“”\n]{1,200}”/gu

/** Quotes must be «angular». */
export const angleQuotesRule: AuthorRule = {
  name: 'angle-quotes',
  level: 'style',
  check: (text) =>
    findInProse(text, QUOTED, (_, raw) => {
      const inner = raw.slice(1, -1)
      const shown = inner.length > 30 ? '«…»' : `«${inner}»`
      return { message: ruleTexts.angleQuotes(shown), put: `«${inner}»` }
    }),
}

/** Three dots must be written as one ellipsis character. */
export const ellipsisRule: AuthorRule = {
  name: 'ellipsis',
  level: 'style',
  check: (text) => findInProse(text, /\.{3,}/g, () => ({ message: ruleTexts.ellipsis, put: '…' })),
}

const pairs = ['¿?', '¡!', '«»'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const)

/** Questions, exclamations and quotes must have their opening and closing marks. */
export const pairedMarksRule: AuthorRule = {
  name: 'paired-marks',
  level: 'style',
  check: ({ passages }) =>
    passages.flatMap((passage) => pairs.flatMap(([opening, closing]) => findOdd(passage, opening, closing))),
}

function findOdd(passage: Passage, opening: string, closing: string): Finding[] {
  const { text } = passage
  const findings: Finding[] = []
  const open: number[] = []
  const report = (index: number, message: string): void => {
    findings.push({ line: placeOf(passage, index).line, message })
  }
  for (let index = 0; index < text.length; index++) {
    if (text[index] === opening && text[index - 1] !== opening) open.push(index)
    if (text[index] !== closing || text[index + 1] === closing || isAlone(text, index)) continue
    if (open.pop() === undefined) report(index, ruleTexts.notOpened(closing, opening))
  }
  for (const index of open) report(index, ruleTexts.notClosed(opening, closing))
  return findings
}

/** «(?)» is a remark, and «5!» a factorial. */
function isAlone(text: string, index: number): boolean {
  return text[index - 1] === '(' || (text[index] === '!' && /\d/.test(text[index - 1] ?? ''))
}

/** Words must be separated by one space. */
export const doubleSpaceRule: AuthorRule = {
  name: 'double-space',
  level: 'style',
  check: (text) =>
    findInProse(text, /(?<=\S) {2,}(?=\S)/g, () => ({ message: ruleTexts.doubleSpace, put: ' ' })),
}
