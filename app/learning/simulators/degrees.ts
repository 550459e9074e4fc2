/** The sine of an angle in degrees; exact where it is 0, ½ or 1, so that what stands still has the speed 0 and not nearly. */
export function sine(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  const half = turned % 180
  const sign = turned < 180 ? 1 : -1
  if (half === 0) return 0
  if (half === 90) return sign
  if (half === 30 || half === 150) return sign / 2
  return Math.sin((turned * Math.PI) / 180)
}

/** The cosine of an angle in degrees, as exact as the sine. */
export function cosine(degrees: number): number {
  return sine(degrees + 90)
}
