import { expect, it } from 'vitest'
import { alternativeTextRule } from './alternative-text-rule.ts'
import { check } from './rule-fixture.ts'

it('reports the line of a picture without alternative text, also in a table', () => {
  const message = 'La imagen no tiene texto alternativo: di qué se ve en ella.'
  expect(check(alternativeTextRule, 'Uno\n\ndos\n![](/figuras/a.svg)')).toEqual([`4: ${message}`])
  expect(check(alternativeTextRule, 'Uno\n\n| a |\n| - |\n| ![](/figuras/a.svg) |')).toEqual([
    `5: ${message}`,
  ])
  expect(check(alternativeTextRule, '![Una rueda](/figuras/a.svg)')).toEqual([])
})
