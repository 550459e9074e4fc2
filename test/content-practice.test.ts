import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseFrontMatter } from '../app/markdown/front-matter.ts'
import { formatDecimals, formatNumber } from '../app/marking/format-number.ts'
import { markPart } from '../app/marking/mark-part.ts'
import type { Part } from '../app/marking/part.ts'
import { checkPractice, listSeeds, writeAnswer } from '../app/practice/check-practice.ts'
import { drawValues } from '../app/practice/draw-values.ts'
import { fillText } from '../app/practice/fill-text.ts'
import { parsePractice } from '../app/practice/parse-practice.ts'
import type { Practice } from '../app/practice/practice.ts'
import { type SolvedPractice, solvePractice } from '../app/practice/solve-practice.ts'
import { quantity } from './content-numbers.ts'

const folder = new URL('../content/problemas/', import.meta.url)

type Problem = { name: string; practice: Practice; result: string; texts: readonly string[] }

/** The problems of the course, with their questions as the site reads them. */
const problems = readdirSync(folder).map((file): Problem => {
  const document = parseFrontMatter(readFileSync(new URL(file, folder), 'utf8'))
  if (!document.ok) throw new Error(`${file}: ${document.message}`)
  const { practica, result, description } = document.attributes
  const parsed = parsePractice(JSON.stringify(practica ?? null))
  if (!parsed.ok) throw new Error(`${file}: ${parsed.message}`)
  const texts = [String(description), String(result), document.body]
  return { name: file, practice: parsed.practice, result: String(result), texts }
})
const varying = problems.filter(({ practice }) =>
  practice.variables.list.some((variable) => 'set' in variable && variable.set.count > 1),
)
const seeds = listSeeds(10_000)

type Quantity = Part & { kind: 'quantity' }
const quantitiesOf = ({ parts }: SolvedPractice): Quantity[] =>
  parts.filter((part) => part.kind === 'quantity')

/** How many answers have a message of their own. */
function countMistakes({ questions }: Practice): number {
  return questions.reduce((sum, question) => {
    if (question.kind === 'quantity' || question.kind === 'text') return sum + question.mistakes.length
    const isChoice = question.kind === 'choice' || question.kind === 'choices'
    return sum + (isChoice ? question.options.filter(({ message }) => message !== undefined).length : 0)
  }, 0)
}

/** Every group of numbers that the seeds lead to, once, by the text that its numbers make. */
function drawDistinct({ variables }: Practice): Map<string, string> {
  return new Map(seeds.map((seed) => [[...drawValues(variables, seed).values()].join(';'), seed] as const))
}

/** What is wrong with the questions of a seed, in words; empty when nothing is. */
function listFaults({ practice, texts }: Problem, seed: string): string[] {
  const solved = solvePractice(practice, seed)
  const said = [
    ...texts.map((text) => fillText(text, solved.values)),
    ...solved.hints,
    ...solved.parts.map((part) => JSON.stringify(part)),
  ]
  return [
    ...said.filter((text) => /\{\{|NaN|Infinity|undefined/.test(text)),
    ...quantitiesOf(solved).flatMap(listQuantityFaults),
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

/** A mistake that is written out is answered with the message of a mistake that has this value. */
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

describe.each(problems)('the questions of $name', (problem) => {
  const { practice, result } = problem

  it('have at least two known mistakes and two hints, and nothing that authors would be warned of', () => {
    expect(practice.questions.length).toBeGreaterThan(0)
    expect(countMistakes(practice)).toBeGreaterThanOrEqual(2)
    expect(practice.hints.length).toBeGreaterThanOrEqual(2)
    expect(checkPractice(practice, 200)).toEqual([])
  })

  it('lead with the first numbers to the result that the text gives', () => {
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

it('have other numbers in at least 30 problems', () => {
  expect(varying.length).toBeGreaterThanOrEqual(30)
})

describe.each(varying)('10,000 seeds of $name', (problem) => {
  const distinct = drawDistinct(problem.practice)

  it('give more than one group of numbers, each marked right and with its mistakes named', () => {
    expect(distinct.size).toBeGreaterThan(4)
    expect([...distinct.values()].flatMap((seed) => listFaults(problem, seed)).slice(0, 5)).toEqual([])
  })
})

it('are written in the guide for authors by examples that can be read', () => {
  const guide = readFileSync(new URL('../docs/guides/content.md', import.meta.url), 'utf8')
  const examples = [...guide.matchAll(/^```yaml\n(practica:[\s\S]*?)```$/gm)].map(([, text = '']) => text)
  expect(examples).toHaveLength(10)
  for (const example of examples) {
    const document = parseFrontMatter(`---\n${example}---\n`)
    const parsed = document.ok ? parsePractice(JSON.stringify(document.attributes.practica)) : document
    expect(parsed.ok ? checkPractice(parsed.practice) : [parsed.message], example).toEqual([])
  }
})
