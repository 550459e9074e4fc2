/** Turns in a second that eyes still follow. */
const fastestSeen = 0.5

/** How many times slower than true what turns at so many rpm at most is shown, so that it can be followed: 1, 2, 5, 10, 20, 50 … */
export function slowMotion(fastest: number): number {
  const needed = fastest / 60 / fastestSeen
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (digit * power >= needed) return digit * power
}
