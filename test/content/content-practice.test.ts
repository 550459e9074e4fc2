import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatDecimals } from '../../app/learning/marking/format-number.ts'
import { markPart } from '../../app/learning/marking/mark-part.ts'
import { checkPractice } from '../../app/learning/practice/check-practice.ts'
import { fillText } from '../../app/learning/practice/fill-text.ts'
import { parsePractice } from '../../app/learning/practice/parse-practice.ts'
import type { Practice } from '../../app/learning/practice/practice.ts'
import { solvePractice } from '../../app/learning/practice/solve-practice.ts'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'
import {
  drawDistinct,
  isVarying,
  listFaults,
  type Quantity,
  quantitiesOf,
} from '../worksheets/practice-faults.ts'
import { quantity } from './content-numbers.ts'

const folder = new URL('../../content/problemas/', import.meta.url)

type Problem = { name: string; practice: Practice; result: string; texts: readonly string[] }

/** Problems of the course, with their questions parsed as on the site. */
const problems = readdirSync(folder).map((file): Problem => {
  const document = parseFrontMatter(readFileSync(new URL(file, folder), 'utf8'))
  if (!document.ok) throw new Error(`${file}: ${document.message}`)
  const { practica, result, description } = document.attributes
  const parsed = parsePractice(JSON.stringify(practica ?? null))
  if (!parsed.ok) throw new Error(`${file}: ${parsed.message}`)
  const texts = [String(description), String(result), document.body]
  return { name: file, practice: parsed.practice, result: String(result), texts }
})
const varying = problems.filter(({ practice }) => isVarying(practice))

/** Number of wrong answers with a message of their own. */
function countMistakes({ questions }: Practice): number {
  return questions.reduce((sum, question) => {
    if (question.kind === 'quantity' || question.kind === 'text') return sum + question.mistakes.length
    const isChoice = question.kind === 'choice' || question.kind === 'choices'
    return sum + (isChoice ? question.options.filter(({ message }) => message !== undefined).length : 0)
  }, 0)
}

describe.each(problems)('the questions of $name', (problem) => {
  const { practice, result } = problem

  it('have at least two known mistakes and two hints, and no author warnings', () => {
    expect(practice.questions.length).toBeGreaterThan(0)
    expect(countMistakes(practice)).toBeGreaterThanOrEqual(2)
    expect(practice.hints.length).toBeGreaterThanOrEqual(2)
    expect(checkPractice(practice, 200)).toEqual([])
  })

  it('lead from the initial numbers to the result in the text', () => {
    const solved = solvePractice(practice, '')
    const shown = fillText(result, solved.values).replaceAll('Ø', 'Ø ')
    for (const part of quantitiesOf(solved)) {
      const written = [0, 1, 2, 3].map((digits) =>
        `${formatDecimals(part.value, digits)} ${part.unit}`.trim(),
      )
      const isShown = written.some((text) => isRight(part, text) && quantity(text).test(shown))
      expect(isShown, `${part.label}: ${written}`).toBe(true)
    }
    expect(listFaults(problem, '')).toEqual([])
  })
})

const isRight = (part: Quantity, text: string): boolean => markPart(part, [text]).verdict === 'correct'

it('have several variants in at least 80 problems', () => {
  expect(varying.length).toBeGreaterThanOrEqual(80)
})

describe.each(varying)('10,000 seeds of $name', (problem) => {
  const distinct = drawDistinct(problem.practice)

  it('draw several variants, mark each correctly and recognise its mistakes', () => {
    expect(distinct.size).toBeGreaterThan(4)
    expect([...distinct.values()].flatMap((seed) => listFaults(problem, seed)).slice(0, 5)).toEqual([])
  })
})

it('appear in the author guide in examples that parse', () => {
  const guide = readFileSync(new URL('../../docs/guides/content.md', import.meta.url), 'utf8')
  const examples = [...guide.matchAll(/^```yaml\n(practica:[\s\S]*?)```$/gm)].map(([, text = '']) => text)
  expect(examples).toHaveLength(10)
  for (const example of examples) {
    const document = parseFrontMatter(`---\n${example}---\n`)
    const parsed = document.ok ? parsePractice(JSON.stringify(document.attributes.practica)) : document
    expect(parsed.ok ? checkPractice(parsed.practice) : [parsed.message], example).toEqual([])
  }
})
