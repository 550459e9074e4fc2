import { expect, it } from 'vitest'
import { litreRule } from './litre-rule.ts'
import { check, mend } from './rule-fixture.ts'

it('writes the litre as L', () => {
  expect(check(litreRule, 'Un vaso de 250 ml')).toEqual(['1: El litro se escribe con mayúscula: «250 mL».'])
  expect(mend(litreRule, '250ml, 33 cl, 5 cc y 2 l')).toBe('250 mL, 33 cL, 5 mL y 2 L')
  expect(check(litreRule, '250 mL, 2 L, 3 lápices y `2 l`')).toEqual([])
})
