import { resolve } from 'node:path'
import { requireNodeVersion } from '../../server/node-version.ts'
import { installBrowsers } from '../../test/programs/find-browsers.ts'
import { findChromium } from '../../test/programs/find-chromium.ts'
import { findIproute } from '../../test/programs/find-iproute.ts'
import { findJava } from '../../test/programs/find-java.ts'
import { findPgbouncer } from '../../test/programs/find-pgbouncer.ts'
import { findPoppler } from '../../test/programs/find-poppler.ts'
import { bin, buildStep, otherBrowsersStep, runSteps, type Step } from './run-steps.ts'

requireNodeVersion()

const steps: Step[] = [
  { name: 'types of the routes', command: [bin('react-router'), 'typegen'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unit and contract tests', command: [bin('vitest'), 'run'] },
  buildStep,
  { name: 'size of the pages', command: [process.execPath, 'scripts/bench/size.ts'] },
  { name: 'browser journeys', command: [bin('playwright'), 'test'] },
  otherBrowsersStep,
]

// Checked before the long steps: the last ones need browsers and Java, and a missing one should fail at once.
const environment = {
  ...process.env,
  CHROMIUM_PATH: findChromium(),
  JAVA_PATH: findJava(),
  // Hundreds of servers and commands compile the same code, so they share a cache.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
}
installBrowsers()
findPoppler()
findPgbouncer()
findIproute()

runSteps(steps, environment)
