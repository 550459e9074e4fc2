import { prepareTests } from './prepare-tests.ts'
import { bin, buildStep, otherBrowsersStep, runSteps } from './run-steps.ts'

/** `npm run test:rest`: the tests that `npm test` leaves out. */
runSteps(
  [
    {
      name: 'crashes, full disks, crowds and large sites',
      command: [bin('vitest'), 'run', '--project', 'rest'],
    },
    buildStep,
    { name: 'all other journeys', command: [bin('playwright'), 'test', '--project', 'rest'] },
    otherBrowsersStep,
  ],
  prepareTests({ rest: true }),
)
