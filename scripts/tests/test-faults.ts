import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireNodeVersion } from '../../server/node-version.ts'
import { describeFacts, readFacts } from './fault-facts.ts'
import { bin, buildStep, runSteps } from './run-steps.ts'

requireNodeVersion()

/** Rounds of each fault test. Some faults appear in one kill of a hundred, so ten rounds miss them. */
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
    // Caching compiled code halves the cost of the thousands of processes that are started to be killed.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  },
)
