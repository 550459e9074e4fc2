import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { authorRules } from './author-rules.server.ts'
import { reviewText } from './review-text.server.ts'

it('checks a text with every rule and sorts the findings by line', () => {
  const { findings } = reviewText('Uno...\n\n#### Dos\n\n![](/figuras/a.svg) 3.5')
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
  expect(reviewText(text).addresses).toEqual([
    { line: 3, address: '/topic/x', kind: 'link' },
    { line: 3, address: '/media/y', kind: 'picture' },
  ])
})

it('has a file and a test for each rule', () => {
  const files = readdirSync(import.meta.dirname)
  const names = files.flatMap((file) => /^(.+)-rule(?:\.server)?\.ts$/.exec(file)?.[1] ?? [])
  const tested = files.flatMap((file) => /^(.+)-rule(?:\.server)?\.test\.ts$/.exec(file)?.[1] ?? [])
  const rules = authorRules.map(({ name }) => name).sort()
  expect(names.filter((name) => name !== 'author').sort()).toEqual(rules)
  expect(tested.sort()).toEqual(rules)
})

// Linear parsing stays well within this limit, also on a busy machine; quadratic time would not.
it('reviews hostile text in linear time', { timeout: 20_000 }, () => {
  for (const hostile of ['[a](b'.repeat(20_000), '![]('.repeat(20_000), 'www.a.es '.repeat(11_000)]) {
    expect(reviewText(hostile).addresses).toEqual([])
  }
  for (const hostile of ['"a ', '1-2\n', '`a` $b$ ', '](a "', '¿', '“', '| 1.5 ', '1.'])
    expect(reviewText(hostile.repeat(100_000 / hostile.length)).addresses).toEqual([])
})
