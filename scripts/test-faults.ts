import { requireNodeVersion } from '../server/node-version.ts'
import { bin, buildStep, runSteps } from './run-steps.ts'

requireNodeVersion()

/** Of what may end a process at any moment, one kill in a hundred tells what ten do not. */
const rounds = '200'

runSteps(
  [
    { name: 'processes killed at any moment', command: [bin('vitest'), 'run', 'killed-'] },
    { name: 'backups, restores and copies', command: [bin('vitest'), 'run', 'backup.server.test'] },
    buildStep,
    {
      name: 'several instances',
      command: [bin('playwright'), 'test', '--workers', '1', 'instances.journey'],
    },
  ],
  { ...process.env, FAULT_ROUNDS: rounds },
)
