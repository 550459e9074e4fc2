import { globSync, readFileSync } from 'node:fs'

/** Which files to run. `byTitle`: the words are part of a title, and only what has it is meant. */
type ChosenTests = { units: string[]; journeys: string[]; byTitle: boolean }

/** Finds the files whose path says the words; where there is none, those with a title that does. */
export function chooseTests(wanted: string): ChosenTests {
  const units = globSync('{app,server,scripts,test}/**/*.test.{ts,tsx}').sort()
  const journeys = globSync('e2e/**/*.journey.ts').sort()
  const named = (file: string): boolean => file.includes(wanted.replace(/^\.\//, ''))
  const files = { units: units.filter(named), journeys: journeys.filter(named) }
  if (files.units.length + files.journeys.length > 0) return { ...files, byTitle: false }
  const says = (file: string): boolean => readFileSync(file, 'utf8').includes(wanted)
  return { units: units.filter(says), journeys: journeys.filter(says), byTitle: true }
}
