import type { CamPlan, Segment } from './cam-motion.ts'

/** Extremes of a turn of the cam; lengths in mm per radian of the cam. */
export type CamSurvey = {
  fastest: number
  /** Greatest downward acceleration, in mm per radian squared. */
  hardestDown: number
  /** Greatest pressure angle, in degrees: between the follower's motion and the push of the cam. */
  steepest: number
  /** Whether the roller is too large for the sharpest bend of its centre's path. */
  isUndercut: boolean
}

/** Samples per segment; they include the halves and quarters, where the motion laws have their extremes. */
const parts = 120

/** Scans a whole turn. */
export function surveyCam(plan: CamPlan): CamSurvey {
  const survey: CamSurvey = { fastest: 0, hardestDown: 0, steepest: 0, isUndercut: hasSharpTip(plan) }
  for (const segment of plan.segments) {
    for (let part = 0; part <= parts; part++) {
      const { lift, slope, bend } = plan.motionIn(segment, segment.from + (segment.degrees * part) / parts)
      const reach = plan.lowest + lift
      const size = reach ** 2 + slope ** 2
      // Radius of curvature in polar coordinates; positive where the curve is convex.
      const bulge = reach ** 2 + 2 * slope ** 2 - reach * bend
      survey.fastest = Math.max(survey.fastest, Math.abs(slope))
      survey.hardestDown = Math.max(survey.hardestDown, -bend)
      survey.steepest = Math.max(survey.steepest, (Math.atan(Math.abs(slope) / reach) * 180) / Math.PI)
      if (bulge > 0 && size ** 1.5 / bulge < plan.roller) survey.isUndercut = true
    }
  }
  return survey
}

/** Whether a rise ends in a convex corner, which a roller cannot follow at full height. */
function hasSharpTip({ segments, motionIn, roller }: CamPlan): boolean {
  if (roller === 0) return false
  const end = (segment: Segment): number => motionIn(segment, segment.from + segment.degrees).slope
  return segments.some((segment, at) => {
    const next = segments[(at + 1) % segments.length]
    return next !== undefined && end(segment) > motionIn(next, next.from).slope + 1e-6
  })
}
