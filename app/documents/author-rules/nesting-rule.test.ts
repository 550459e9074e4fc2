import { expect, it } from 'vitest'
import { nestingRule } from './nesting-rule.ts'
import { check } from './rule-fixture.ts'

const lists = Array.from({ length: 20 }, (_, level) => `${'  '.repeat(level)}- n${level}`).join('\n')

it.each([
  ['quotes', `a\n\n${'> '.repeat(40)}fin`],
  ['lists', `a\n\n${lists}`],
])('reports where %s are nested too deep to be rendered', (_, text) => {
  expect(check(nestingRule, text)).toEqual([
    expect.stringMatching(
      /^\d+: Hay demasiadas citas o listas unas dentro de otras: desde aquí se ven los signos tal cual\.$/,
    ),
  ])
})
