import { spawnSync } from 'node:child_process'
import { requireNodeVersion } from '../../server/node-version.ts'
import { findChromium } from '../../test/programs/find-chromium.ts'
import { chooseTests } from './choose-tests.ts'

/**
 * `npm run test:one -- <file or title> [-- options of the runner]`: runs matching tests and journeys.
 * It builds the site first if a journey needs it.
 */
function main([wanted = '', ...options]: string[]): number {
  if (!wanted) {
    console.error(
      'Usage: npm run test:one -- <part of a file name, or of a title> [-- options of the runner]',
    )
    return 1
  }
  const { units, journeys, byTitle } = chooseTests(wanted)
  if (units.length + journeys.length === 0) {
    console.error(`No file of tests is called so and no title says it: ${wanted}`)
    return 1
  }
  const title = byTitle ? ['-t', escapeForPattern(wanted)] : []
  const unitStatus = units.length > 0 ? run('vitest', ['run', ...units, ...title, ...options]) : 0
  if (unitStatus !== 0 || journeys.length === 0) return unitStatus
  const built = spawnSync(process.execPath, ['server/build.ts', '--if-needed'], { stdio: 'inherit' })
  if (built.status !== 0) return built.status ?? 1
  const grep = byTitle ? ['--grep', escapeForPattern(wanted)] : []
  return run('playwright', ['test', ...journeys, '--workers=1', ...grep, ...options])
}

function run(name: string, args: string[]): number {
  const environment = name === 'playwright' ? { ...process.env, CHROMIUM_PATH: findChromium() } : process.env
  return spawnSync(`node_modules/.bin/${name}`, args, { stdio: 'inherit', env: environment }).status ?? 1
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

requireNodeVersion()
process.exitCode = main(process.argv.slice(2).filter((argument) => argument !== '--'))
