import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { chooseTests } from './test-one.ts'

const own = 'scripts/tests/test-one.test.ts'

test('matches unit tests and journeys by file name', () => {
  expect(chooseTests('./scripts/tests/test-one')).toEqual({ units: [own], journeys: [], byTitle: false })
  expect(chooseTests('operator.journey')).toEqual({
    units: [],
    journeys: ['e2e/operation/operator.journey.ts'],
    byTitle: false,
  })
})

test('matches files by test title if no file name matches', () => {
  const title = expect.getState().currentTestName ?? ''
  expect(chooseTests(title)).toEqual({ units: [own], journeys: [], byTitle: true })
  // Split in two, because otherwise this file would match as well.
  const ofJourney = ['a second start', 'changes nothing'].join(' ')
  expect(chooseTests(ofJourney).journeys.map((file) => basename(file))).toEqual(['operator.journey.ts'])
})

test('returns no files if nothing matches', () => {
  expect(chooseTests(['no such', 'words'].join('-'))).toEqual({ units: [], journeys: [], byTitle: true })
})
