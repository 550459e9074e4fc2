import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireNodeVersion } from '../../server/node-version.ts'
import { describeFacts, readFacts } from './fault-facts.ts'
import { bin, buildStep, runSteps } from './run-steps.ts'

requireNodeVersion()

/** Of what may end a process at any moment, one kill in a hundred tells what ten do not. */
const rounds = '200'

const folder = mkdtempSync(join(tmpdir(), 'engrana-faults-'))
const reports = { tests: join(folder, 'tests.json'), journeys: join(folder, 'journeys.json') }

process.once('exit', () => {
  const facts = Object.values(reports).filter(existsSync).flatMap(readFacts)
  console.log(`\n${describeFacts(facts)}, in ${(performance.now() / 60_000).toFixed(1)} minutes`)
  rmSync(folder, { recursive: true })
})

runSteps(
  [
    {
      name: 'processes killed at any moment, databases that are locked or gone, backups and exports',
      command: [
        bin('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reports.tests}`,
        ...['killed-', 'locked-file', 'lost-server', 'backup.server.test', 'test/transfer'],
      ],
    },
    { name: 'edits of texts in the visual editor', command: [bin('vitest'), 'run', 'written-text'] },
    buildStep,
    {
      name: 'several instances, and databases that fail under them',
      command: [
        ...[bin('playwright'), 'test', '--workers', '1', '--reporter=list,json'],
        ...['instances.journey', 'database-faults.journey', 'full-disk.journey', 'cut-network.journey'],
      ],
    },
  ],
  {
    ...process.env,
    FAULT_ROUNDS: rounds,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys,
    // Half of what the thousands of processes cost that are started to be killed.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  },
)
