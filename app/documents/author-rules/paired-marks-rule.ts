import type { AuthorRule, Finding } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { type Passage, placeOf } from './passages.ts'

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
