/** Turns in a second that eyes still follow. */
const fastestSeen = 0.5

/** How many times slower than true what turns at so many rpm at most is shown, so that it can be followed: 1, 2, 5, 10, 20, 50 … */
export function slowMotion(fastest: number): number {
  const needed = fastest / 60 / fastestSeen
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (digit * power >= needed) return digit * power
}

/** How many seconds it rests at the end before it begins anew. */
const rest = 1

/** The turns made after so many seconds of the picture: up to all of them, a rest, and from the beginning. `speed`: turns in a second. */
export function turnsAt(seconds: number, speed: number, turns: number): number {
  const way = turns / speed
  return Math.min(turns, (seconds % (way + rest)) * speed)
}
