import { globSync, readFileSync } from 'node:fs'

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
