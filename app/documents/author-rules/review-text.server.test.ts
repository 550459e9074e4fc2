import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { simulators } from '../../learning/simulators/simulators.ts'
import { authorRules } from './author-rules.server.ts'
import { reviewText } from './review-text.server.ts'

it('checks a text with every rule and sorts the findings by line', () => {
  const { findings } = reviewText('Uno...\n\n#### Dos\n\n![](/figuras/a.svg) 3.5', simulators)
  expect(findings.map(({ line, name, level }) => `${line} ${name} ${level}`)).toEqual([
    '1 ellipsis style',
    '3 heading-levels fault',
    '5 alternative-text fault',
    '5 decimal-comma style',
  ])
})

it('lists the addresses of this site for lookup', () => {
  const text =
    '![Un robot](https://a.es/b.png)\n\n[tema](/topic/x) ![Una rueda](/media/y) [sitio](#uno) a@b.es'
  expect(reviewText(text, simulators).addresses).toEqual([
    { line: 3, address: '/topic/x', kind: 'link' },
    { line: 3, address: '/media/y', kind: 'picture' },
  ])
})

/** The names of rules that match a pattern in the files of this folder, without duplicates. */
function listRules(files: string, pattern: RegExp): string[] {
  const texts = globSync(files, { cwd: import.meta.dirname }).map((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
  )
  const rules = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, rule = '']) => rule))
  return [...new Set(rules)].sort()
}

it('lists every rule, and has a test for each', () => {
  const rules = authorRules
    .map(({ name }) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()))
    .sort()
  expect(listRules('*-{rule,rules,rules.server}.ts', /^export const (\w+)Rule: AuthorRule\b/gm)).toEqual(
    rules,
  )
  expect(listRules('*.test.ts', /\b(?:check|mend)\(\s*(\w+)Rule\b/g)).toEqual(rules)
})

// Linear parsing stays well within this limit, also on a busy machine; quadratic time would not.
it('reviews hostile text in linear time', { timeout: 20_000 }, () => {
  for (const hostile of ['[a](b'.repeat(20_000), '![]('.repeat(20_000), 'www.a.es '.repeat(11_000)]) {
    expect(reviewText(hostile, simulators).addresses).toEqual([])
  }
  for (const hostile of ['"a ', '1-2\n', '`a` $b$ ', '](a "', '¿', '“', '| 1.5 ', '1.'])
    expect(reviewText(hostile.repeat(100_000 / hostile.length), simulators).addresses).toEqual([])
})
