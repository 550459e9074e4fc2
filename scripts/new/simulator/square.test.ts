import { expect, test } from 'vitest'
import { expectClearAsks } from '../../../app/learning/simulators/asks-fixture.ts'
import { valuesOf } from '../../../app/learning/simulators/state-fixture.ts'
import { simulator } from './definition.ts'

test.each([
  ['lado=1', 1],
  ['lado=2.5', 6.25],
  ['lado=20', 400],
])('computes the area of %s', (address, area) => {
  expect(simulator.compute(valuesOf(simulator, address)).outputs.area?.value).toBe(area)
})

test('asks questions that no known mistake answers', () => {
  expectClearAsks(simulator, 50)
})
