import { useState } from 'react'

/** Target and speeds of a rod. Speeds in mm/s, stroke in mm. */
type Rod = { isOut: boolean; stroke: number; speed: { out: number; back: number } }

/** A movement of the rod: its direction, its start position (0 in, 1 out) and its start time. */
type Journey = { isOut: boolean; from: number; since: number }

/** Position of the rod after some seconds, from 0 (in) to 1 (out). */
export function placeOfRod({ isOut, from, since }: Journey, { stroke, speed }: Rod, time: number): number {
  const gone = (Math.max(0, time - since) * (isOut ? speed.out : speed.back)) / stroke
  return isOut ? Math.min(1, from + gone) : Math.max(0, from - gone)
}

/**
 * Current position of the rod. While the time is 0 it rests at its end.
 * When the time starts, it repeats the last movement; then it follows the valves from its current position.
 */
export function useRod(rod: Rod, time: number): number {
  const [journey, setJourney] = useState<Journey>(() => begin(rod.isOut))
  const isNew = journey.isOut !== rod.isOut
  const next = isNew ? turn(journey, rod, time) : time < journey.since ? begin(rod.isOut) : journey
  // A state update during render makes React render again at once.
  // The movement is derived from the props (https://react.dev/reference/react/useState, «previous renders»).
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
