import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  accessibilityChecks,
  accessibilityGaps,
  accessibilityTexts,
  reviewedOn,
  statedOn,
} from '../../app/site/static-pages/accessibility-texts.ts'

const read = (file: string): string => readFileSync(`e2e/${file}`, 'utf8')
/** Quoted words of an array literal in a source file. */
function wordsOf(source: string, name: string): string[] {
  const list = new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(source)?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)
}

it.each(accessibilityChecks)(
  'the journey that the statement refers to exists: $proof.1',
  ({ proof: [file, title] }) => {
    expect(read(file)).toMatch(new RegExp(`test\\([\`'][^\\n]*${title}`))
  },
)

it('axe checks the WCAG levels of the statement and exempts only its listed gaps', () => {
  const barriers = read('support/barriers.ts')
  expect(wordsOf(barriers, 'tags')).toEqual(
    expect.arrayContaining(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']),
  )
  const named = accessibilityGaps.flatMap((gap) => ('rule' in gap ? [gap.rule] : []))
  expect(named).toEqual(wordsOf(barriers, 'exceptions'))
})

it('the smallest tested width is that of the statement', () => {
  expect(read('reading/every-page.journey.ts')).toMatch(/const widths = \[320,/)
  expect(accessibilityChecks.some(({ text }) => text.includes('320 píxeles'))).toBe(true)
})

it('the statement claims only partial conformity while it lists gaps, and its review is not older than itself', () => {
  expect(accessibilityGaps.length).toBeGreaterThan(0)
  expect(accessibilityTexts.status).toContain('parcialmente conforme')
  expect(reviewedOn >= statedOn).toBe(true)
  expect(new Date(reviewedOn).toISOString().slice(0, 10)).toBe(reviewedOn)
})
