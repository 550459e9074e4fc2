import type { CamPlan, Segment } from './cam-motion.ts'

/** What stands out in a turn of a cam. For each radian of the cam, in mm. */
export type CamSurvey = {
  fastest: number
  /** The greatest change of speed downwards, for each radian twice. */
  hardestDown: number
  /** The greatest angle between the way of the follower and the push of the cam, in degrees. */
  steepest: number
  /** Whether the roller is too large for the sharpest place that the way of its middle has. */
  isUndercut: boolean
}

/** So many parts of each segment are looked at: halves and quarters, where the laws have their extremes, are among them. */
const parts = 120

/** Looks through a whole turn. */
export function surveyCam(plan: CamPlan): CamSurvey {
  const survey: CamSurvey = { fastest: 0, hardestDown: 0, steepest: 0, isUndercut: hasSharpTip(plan) }
  for (const segment of plan.segments) {
    for (let part = 0; part <= parts; part++) {
      const { lift, slope, bend } = plan.motionIn(segment, segment.from + (segment.degrees * part) / parts)
      const reach = plan.lowest + lift
      const size = reach ** 2 + slope ** 2
      // Radius of curvature of a curve in polar coordinates; positive where it bulges out.
      const bulge = reach ** 2 + 2 * slope ** 2 - reach * bend
      survey.fastest = Math.max(survey.fastest, Math.abs(slope))
      survey.hardestDown = Math.max(survey.hardestDown, -bend)
      survey.steepest = Math.max(survey.steepest, (Math.atan(Math.abs(slope) / reach) * 180) / Math.PI)
      if (bulge > 0 && size ** 1.5 / bulge < plan.roller) survey.isUndercut = true
    }
  }
  return survey
}

/** A corner that bulges out, where a rise ends at once: no roller can go round it at the full height. */
function hasSharpTip({ segments, motionIn, roller }: CamPlan): boolean {
  if (roller === 0) return false
  const end = (segment: Segment): number => motionIn(segment, segment.from + segment.degrees).slope
  return segments.some((segment, at) => {
    const next = segments[(at + 1) % segments.length]
    return next !== undefined && end(segment) > motionIn(next, next.from).slope + 1e-6
  })
}
