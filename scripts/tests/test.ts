import { prepareTests } from './prepare-tests.ts'
import { bin, buildStep, runSteps } from './run-steps.ts'

/** `npm test`: everything that is fast, and one journey per capability. `npm run test:rest` runs the others. */
runSteps(
  [
    { name: 'types of the routes', command: [bin('react-router'), 'typegen'] },
    { name: 'types', command: [bin('tsc'), '--noEmit'] },
    { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
    {
      name: 'unit and contract tests',
      command: [bin('vitest'), 'run', '--project', 'quick', '--project', 'slow'],
    },
    buildStep,
    { name: 'size of the pages', command: [process.execPath, 'scripts/bench/size.ts'] },
    { name: 'one journey per capability', command: [bin('playwright'), 'test', '--project', 'core'] },
  ],
  prepareTests({ rest: false }),
)
