import { spawnSync } from 'node:child_process'
import { requireNodeVersion } from '../server/node-version.ts'
import { findChromium } from './find-chromium.ts'
import { findJava } from './find-java.ts'

requireNodeVersion()

type Step = { name: string; command: string[] }

const bin = (name: string): string => `node_modules/.bin/${name}`
const steps: Step[] = [
  { name: 'types of the routes', command: [bin('react-router'), 'typegen'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unit and contract tests', command: [bin('vitest'), 'run'] },
  { name: 'build', command: [process.execPath, 'server/build.ts'] },
  { name: 'size of the pages', command: [process.execPath, 'scripts/bench/size.ts'] },
  { name: 'browser journeys', command: [bin('playwright'), 'test'] },
]

// Before the long steps: without a browser or Java the last one cannot run, and that should be known at once.
const environment = { ...process.env, CHROMIUM_PATH: findChromium(), JAVA_PATH: findJava() }

for (const { name, command } of steps) {
  const started = Date.now()
  console.log(`\n▶ ${name}`)
  const [program = '', ...args] = command
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: environment })
  if (status !== 0) {
    console.error(error ? `\n✗ ${name}: ${error.message}` : `\n✗ ${name}`)
    process.exit(status ?? 1)
  }
  console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
