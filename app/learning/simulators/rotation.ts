/** Sine of an angle in degrees; values 0, ±½ and ±1 are exact, so a part at rest has the speed 0. */
export function sine(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  const half = turned % 180
  const sign = turned < 180 ? 1 : -1
  if (half === 0) return 0
  if (half === 90) return sign
  if (half === 30 || half === 150) return sign / 2
  return Math.sin((turned * Math.PI) / 180)
}

/** Cosine of an angle in degrees, exact at the same points as `sine`. */
export function cosine(degrees: number): number {
  return sine(degrees + 90)
}

/** Fastest rotation that the eye can follow, in turns per second. */
const fastestSeen = 0.5

/** Slow-motion factor (1, 2, 5, 10, 20, 50 …) that makes the fastest rotation, in rpm, easy to follow. */
export function slowMotion(fastest: number): number {
  const needed = fastest / 60 / fastestSeen
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (digit * power >= needed) return digit * power
}

/** Pause at the end before the animation restarts, in seconds. */
const rest = 1

/**
 * Turns made after so many seconds: it runs up to `turns`, pauses and restarts. `speed`: turns per second.
 */
export function turnsAt(seconds: number, speed: number, turns: number): number {
  const way = turns / speed
  return Math.min(turns, (seconds % (way + rest)) * speed)
}
