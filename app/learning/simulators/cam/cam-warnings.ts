import type { CamReading } from './cam-model.ts'
import type { CamValues } from './cam-parameters.ts'
import type { CamSurvey } from './cam-survey.ts'
import { camTexts as texts } from './cam-texts.ts'

/** m/s² */
const gravity = 9.81
/** Handbooks keep the pressure angle of a follower that slides below 30°. */
const steepest = 30
/** A hop that one would see and hear, in mm. */
const seenHop = 0.5

type CamFacts = { survey: CamSurvey; reading: CamReading; jumps: boolean }

/** What goes wrong with a cam, in whole sentences. */
export function findWarnings(values: CamValues, { survey, reading, jumps }: CamFacts): string[] {
  const { n, m, fm, h } = values
  const mass = m / 1000
  // What brings the follower down: its weight and the spring.
  const held = gravity + fm / mass
  const needed = (survey.hardestDown * ((2 * Math.PI * n) / 60) ** 2) / 1000
  // A follower whose cam stops at once goes on like a stone that is thrown: v² / 2a.
  const hop = reading.fastest ** 2 / (2 * held * 1000)
  return [
    ...(survey.isUndercut ? [texts.undercut(values, h - reading.top)] : []),
    ...(needed > held ? [texts.thrown({ n, needed, held, force: mass * (needed - gravity) })] : []),
    ...(jumps && hop >= seenHop ? [texts.hops(hop)] : []),
    ...(survey.steepest > steepest ? [texts.steep(survey.steepest)] : []),
  ]
}
