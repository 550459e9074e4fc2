/** Widths of characters in thousandths of the font size. */
export type Widths = Readonly<Record<string, number>>
type BrokenTitle = { lines: string[]; size: number }

type Room = { width: number; height: number }

const sizes = [88, 76, 66, 58, 50, 44, 38]
/** Line height as a multiple of the font size. */
export const lineHeight = 1.16

/**
 * Breaks a title at spaces, in the largest font size that fits; a word is split only if it does not fit in
 * the smallest. A title that is still too long ends in «…».
 */
export function breakTitle(title: string, widths: Widths, { width, height }: Room): BrokenTitle {
  for (const size of sizes) {
    const lines = breakAt(title.split(' '), (text) => measure(text, widths, size) <= width)
    if (lines && lines.length * size * lineHeight <= height) return { lines, size }
  }
  const size = sizes.at(-1) ?? 0
  const fits = (text: string): boolean => measure(text, widths, size) <= width
  const words = title.split(' ').flatMap((word) => cutWord(word, fits))
  const lines = breakAt(words, fits) ?? []
  const most = Math.floor(height / (size * lineHeight))
  if (lines.length <= most) return { lines, size }
  const shown = lines.slice(0, most)
  shown.push(endIn(shown.pop() ?? '', fits))
  return { lines: shown, size }
}

/** The width of a text in the unit of `size`. */
export function measure(text: string, widths: Widths, size: number): number {
  let sum = 0
  for (const character of text) sum += widths[character] ?? 1000
  return (sum * size) / 1000
}

function breakAt(words: readonly string[], fits: (text: string) => boolean): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (!fits(word)) return undefined
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cutWord(word: string, fits: (text: string) => boolean): string[] {
  const parts = ['']
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`
    if (fits(longer)) parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts
}

function endIn(line: string, fits: (text: string) => boolean): string {
  const letters = [...line]
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
