import { expect, test } from 'vitest'
import { changedValues, firstValues } from './first-values.ts'
import { simulators } from './simulators.ts'
import { drawAny } from './state-fixture.ts'

test.each([...simulators])('restores a state of %s from its changed values alone', (_name, simulator) => {
  expect(changedValues(simulator, firstValues(simulator))).toEqual({})
  for (let seed = 0; seed < 20; seed++) {
    const values = drawAny(simulator, seed)
    expect({ ...firstValues(simulator), ...changedValues(simulator, values) }).toEqual(values)
  }
})
