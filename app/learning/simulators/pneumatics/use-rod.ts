import { useState } from 'react'

/** What moves a rod. Speeds in mm/s, stroke in mm. */
type Rod = { isOut: boolean; stroke: number; speed: { out: number; back: number } }

/** A way of the rod: towards where, from which place (0 in, 1 out), begun at which time. */
type Journey = { isOut: boolean; from: number; since: number }

/** Where the rod is after some seconds, from 0 (in) to 1 (out). */
export function placeOfRod({ isOut, from, since }: Journey, { stroke, speed }: Rod, time: number): number {
  const gone = (Math.max(0, time - since) * (isOut ? speed.out : speed.back)) / stroke
  return isOut ? Math.min(1, from + gone) : Math.max(0, from - gone)
}

/**
 * Where the rod is now. It rests at its end while the time stands at 0; set going, it makes the last way once more, and from then on it goes where
 * the valves send it, from where it is.
 */
export function useRod(rod: Rod, time: number): number {
  const [journey, setJourney] = useState<Journey>(() => begin(rod.isOut))
  const isNew = journey.isOut !== rod.isOut
  const next = isNew ? turn(journey, rod, time) : time < journey.since ? begin(rod.isOut) : journey
  // React draws once more at once: the journey follows from what is given (https://react.dev/reference/react/useState, «previous renders»).
  if (next !== journey) setJourney(next)
  return time === 0 ? Number(rod.isOut) : placeOfRod(next, rod, time)
}

function begin(isOut: boolean): Journey {
  return { isOut, from: isOut ? 0 : 1, since: 0 }
}

function turn(journey: Journey, rod: Rod, time: number): Journey {
  if (time === 0) return begin(rod.isOut)
  return { isOut: rod.isOut, from: placeOfRod(journey, rod, time), since: time }
}
