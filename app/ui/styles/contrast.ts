/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). Colours are #rrggbb. */
export function contrast(one: string, other: string): number {
  const [high = 1, low = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** Minimum contrast ratio of text (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
