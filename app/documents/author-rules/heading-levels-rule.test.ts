import { expect, it } from 'vitest'
import { headingLevelsRule } from './heading-levels-rule.ts'
import { check } from './rule-fixture.ts'

it('reports headings that skip a level, also the first one, but not those that go back', () => {
  const text = '### Primero\n\n## Segundo\n\n### Bien\n\n## Otra vez\n\n#### Salta'
  expect(check(headingLevelsRule, text)).toEqual([
    '1: El título salta del nivel 1 al 3: usa ##.',
    '9: El título salta del nivel 2 al 4: usa ###.',
  ])
})
