import type { CamReading } from './cam-model.ts'
import type { CamValues } from './cam-parameters.ts'
import type { CamSurvey } from './cam-survey.ts'
import { camTexts as texts } from './cam-texts.ts'

/** m/s² */
const gravity = 9.81
/** Handbooks limit the pressure angle of a sliding follower to 30°. */
const steepest = 30
/** Smallest hop worth a warning, in mm. */
const seenHop = 0.5

type CamFacts = { survey: CamSurvey; reading: CamReading; jumps: boolean }

/** Warnings about a cam, in whole sentences. */
export function findWarnings(values: CamValues, { survey, reading, jumps }: CamFacts): string[] {
  const { n, m, fm, h } = values
  const mass = m / 1000
  // Downward acceleration of the follower, by its weight and the spring.
  const held = gravity + fm / mass
  const needed = (survey.hardestDown * ((2 * Math.PI * n) / 60) ** 2) / 1000
  // If the cam stops rising at once, the follower continues like a thrown stone: v² / 2a.
  const hop = reading.fastest ** 2 / (2 * held * 1000)
  return [
    ...(survey.isUndercut ? [texts.undercut(values, h - reading.top)] : []),
    ...(needed > held ? [texts.thrown({ n, needed, held, force: mass * (needed - gravity) })] : []),
    ...(jumps && hop >= seenHop ? [texts.hops(hop)] : []),
    ...(survey.steepest > steepest ? [texts.steep(survey.steepest)] : []),
  ]
}
