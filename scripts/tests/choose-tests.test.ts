import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { chooseTests } from './choose-tests.ts'

const own = 'scripts/tests/choose-tests.test.ts'

test('takes the unit tests and journeys whose file is called so', () => {
  expect(chooseTests('./scripts/tests/choose-tests')).toEqual({ units: [own], journeys: [], byTitle: false })
  expect(chooseTests('operator.journey')).toEqual({
    units: [],
    journeys: ['e2e/operation/operator.journey.ts'],
    byTitle: false,
  })
})

test('takes the files with a title that says the words where no file is called so', () => {
  const title = expect.getState().currentTestName ?? ''
  expect(chooseTests(title)).toEqual({ units: [own], journeys: [], byTitle: true })
  // In two pieces, or this file would say it too.
  const ofJourney = ['a second start', 'changes nothing'].join(' ')
  expect(chooseTests(ofJourney).journeys.map((file) => basename(file))).toEqual(['operator.journey.ts'])
})

test('takes nothing where nothing says it', () => {
  expect(chooseTests(['no such', 'words'].join('-'))).toEqual({ units: [], journeys: [], byTitle: true })
})
