import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkPractice, listSeeds } from '../../app/learning/practice/check-practice.ts'
import { checkQuestions } from '../../app/learning/questions/check-questions.ts'
import { parseQuestions } from '../../app/learning/questions/parse-questions.server.ts'
import { parseFrontMatter } from '../../app/platform/markdown/front-matter.ts'
import { drawDistinct, isVarying, listFaults } from '../worksheets/practice-faults.ts'

const folder = new URL('../../content/temario/', import.meta.url)

/** Topics with questions, and the line number in the file at which their text starts. */
const topics = readdirSync(folder).flatMap((name) => {
  const source = readFileSync(new URL(name, folder), 'utf8')
  const document = parseFrontMatter(source)
  if (!document.ok) throw new Error(`${name}: ${document.message}`)
  const above = source.split('\n').length - document.body.split('\n').length
  const blocks = parseQuestions(document.body)
  return blocks.length > 0 ? [{ name, above, blocks }] : []
})
const seeds = ['', ...listSeeds(200)]

describe.each(topics)('the questions of $name', ({ above, blocks }) => {
  it('parse without errors or author warnings', () => {
    const faults = checkQuestions(blocks).map(({ line, message }) => `line ${line + above}: ${message}`)
    expect(faults).toEqual([])
  })

  it('mark their own answer as right and each known mistake with its message, for any numbers', () => {
    const faults = blocks.flatMap(({ line, practice, statement, explanation }) => {
      if (!practice) return []
      const asked = { practice, texts: [statement, explanation] }
      const drawn = isVarying(practice) ? ['', ...drawDistinct(practice).values()] : seeds
      const found = [...checkPractice(practice, 200), ...drawn.flatMap((seed) => listFaults(asked, seed))]
      return found.map((fault) => `line ${line + above}: ${fault}`)
    })
    expect(faults.slice(0, 10)).toEqual([])
  })
})

it('exist in every topic: at least three to check, a prediction and a faded example', () => {
  expect(topics.length).toBeGreaterThanOrEqual(36)
  expect(topics.length).toBe(readdirSync(folder).length)
  const short = topics.flatMap(({ name, blocks }) => {
    const guesses = blocks.filter(({ kind }) => kind === 'predice').length
    const alone = blocks.filter(({ kind, title }) => kind === 'pregunta' && title === '').length
    const titles = blocks.map(({ title }) => title)
    const fades = titles.some((title) => title.startsWith('Termina')) && titles.includes('Ahora tú')
    return alone >= 3 && guesses === 1 && fades ? [] : [{ name, alone, guesses, fades }]
  })
  expect(short).toEqual([])
})
