import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markPart } from '../../app/learning/marking/mark-part.ts'
import { listSeeds } from '../../app/learning/practice/check-practice.ts'
import { fillText } from '../../app/learning/practice/fill-text.ts'
import { parsePractice } from '../../app/learning/practice/parse-practice.ts'
import type { Practice } from '../../app/learning/practice/practice.ts'
import { type SolvedPractice, solvePractice } from '../../app/learning/practice/solve-practice.ts'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'

const content = new URL('../../content/', import.meta.url)
const seeds = ['', ...listSeeds(300)]

type Problem = { name: string; practice: Practice; statement: string; result: string; figure: string[] }

/** Text of a figure that a reader sees or hears: title, description and labels. */
function figureTexts(svg: string): string[] {
  const found = svg.matchAll(/<(title|desc|text)\b[^>]*>([\s\S]*?)<\/\1>/g)
  return [...found].map(([, , text = '']) => text.replace(/<[^>]*>/g, ''))
}

/** Problems of the course with a figure. */
const problems = readdirSync(new URL('problemas/', content)).flatMap((name): Problem[] => {
  const document = parseFrontMatter(readFileSync(new URL(`problemas/${name}`, content), 'utf8'))
  if (!document.ok) throw new Error(`${name}: ${document.message}`)
  const { practica, result, description, image } = document.attributes
  if (image === undefined) return []
  const parsed = parsePractice(JSON.stringify(practica ?? null))
  if (!parsed.ok) throw new Error(`${name}: ${parsed.message}`)
  const figure = figureTexts(readFileSync(new URL(String(image).slice(1), content), 'utf8'))
  return [{ name, practice: parsed.practice, statement: String(description), result: String(result), figure }]
})

/** Numbers of a text with the word after each, which may be its unit: «360» and «W», «0,5» and «m». */
function readNumbers(text: string): { number: string; unit: string }[] {
  const plain = text.replaceAll('{,}', ',').replace(/\\text\{([^}]*)\}|\\[a-z]+|\\/g, ' $1')
  const found = plain.matchAll(/(\d+(?:[\u00a0\u202f ]\d{3})*(?:,\d+)?)\s*([^\s\d,;.:]*)/g)
  return [...found].map(([, number = '', unit = '']) => ({ number: number.replace(/\s/g, ''), unit }))
}

const toNumber = (number: string) => Number(number.replace(',', '.'))

/** Text answers that the figure contains, also if each letter is a separate element. */
function shownWords({ parts }: SolvedPractice, figure: string[]): string[] {
  const whole = figure.join('\n').toLowerCase()
  const joined = figure.join('').replace(/\s/g, '').toLowerCase()
  return parts.flatMap((part) => {
    if (part.kind === 'text')
      return part.accepted.filter((word) => word.length > 1 && joined.includes(word.toLowerCase()))
    if (part.kind !== 'choice' && part.kind !== 'choices') return []
    const right = part.options.filter(({ isRight }) => isRight).map(({ text }) => text)
    return right.filter((text) => whole.includes(text.toLowerCase()))
  })
}

/** Numbers of the figure that equal an answer or appear in the result, and are not given in the statement. */
function shownNumbers(problem: Problem, solved: SolvedPractice): string[] {
  const given = readNumbers(fillText(problem.statement, solved.values)).map(({ number }) => toNumber(number))
  const results = readNumbers(fillText(problem.result, solved.values)).map(({ number }) => toNumber(number))
  const fresh = readNumbers(problem.figure.join('\n')).filter(
    ({ number }) => !given.includes(toNumber(number)),
  )
  const isAnswer = ({ number, unit }: { number: string; unit: string }) =>
    results.includes(toNumber(number)) ||
    solved.parts.some(
      (part) =>
        part.kind === 'quantity' &&
        [part.unit, unit].some((of) => markPart(part, [`${number} ${of}`]).verdict === 'correct'),
    )
  return fresh.filter(isAnswer).map(({ number, unit }) => `${number} ${unit}`)
}

describe('the figure of a problem', () => {
  it.each(problems)('does not give away an answer, for any drawn numbers: $name', (problem) => {
    const shown = seeds.flatMap((seed) => {
      const solved = solvePractice(problem.practice, seed)
      return [...shownNumbers(problem, solved), ...shownWords(solved, problem.figure)]
    })
    expect([...new Set(shown)]).toEqual([])
  })
})
