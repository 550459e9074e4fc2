import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { requireNodeVersion } from '../../server/node-version.ts'
import { findChromium } from '../../test/programs/find-chromium.ts'

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

/** Files to run. With `byTitle`, the words matched titles, and only tests with a matching title are run. */
type ChosenTests = { units: string[]; journeys: string[]; byTitle: boolean }

/**
 * Finds test files whose path contains the words; if there are none, files that contain them, as in a title.
 */
export function chooseTests(wanted: string): ChosenTests {
  const units = globSync('{app,server,scripts,test}/**/*.test.{ts,tsx}').sort()
  const journeys = globSync('e2e/**/*.journey.ts').sort()
  const named = (file: string): boolean => file.includes(wanted.replace(/^\.\//, ''))
  const files = { units: units.filter(named), journeys: journeys.filter(named) }
  if (files.units.length + files.journeys.length > 0) return { ...files, byTitle: false }
  const says = (file: string): boolean => readFileSync(file, 'utf8').includes(wanted)
  return { units: units.filter(says), journeys: journeys.filter(says), byTitle: true }
}

if (import.meta.main) {
  requireNodeVersion()
  process.exitCode = main(process.argv.slice(2).filter((argument) => argument !== '--'))
}
