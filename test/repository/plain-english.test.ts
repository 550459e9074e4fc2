import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The documents of the repository fit in so many words, without release notes and generated benchmarks. */
const MOST_WORDS = 20_000

/** Words that hide who does what: the noun or the verb of the trade says it (docs of style: rule 10). */
const banned = [
  /\bwhoever\b/i,
  /\b(?:some|no|any|every)body\b/i,
  /\bwhat is no\b/i,
  /(?:^|[.:;] )Who\b/,
  /\b(?:is|are|was|were|be) told\b(?! apart)/i,
  /\bheard\b/i,
  /\blets? (?:it|them|the|a|no)\b/i,
]

const comments = /(?<!['\w])\/\*[\s\S]*?\*\/|(?<!\S)\/\/[^\n]*/g
const titles = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['`])((?:(?!\1)[^\\]|\\.)*)\1/g
/** Words of the interface are quoted as they are. */
const quotes = /«[^»]*»|`[^`]*`|"[^"]*"/g

function listSentences(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(comments)].map(([comment]) => comment.replace(/\n\s*(?:\*|\/\/) ?/g, ' '))
  return [...found, ...[...text.matchAll(titles)].map(([, , title = '']) => title)]
}

test('comments and test titles use no word that hides who does what', () => {
  const found = globSync('{app,server,scripts,e2e,test}/**/*.{ts,tsx}').flatMap((file) =>
    listSentences(file)
      .filter((sentence) => banned.some((word) => word.test(sentence.replace(quotes, ''))))
      .map((sentence) => `${file}: ${sentence.slice(0, 160)}`),
  )
  expect(found).toEqual([])
})

test(`the documents have at most ${MOST_WORDS} words`, () => {
  const files = globSync(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**/*.md']).filter(
    (file) => !/^docs\/(?:changes\/|benchmarks\.md)/.test(file),
  )
  const words = files.flatMap((file) => readFileSync(file, 'utf8').trim().split(/\s+/))
  expect(files.length).toBeGreaterThan(40)
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS)
})
