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
