import type { Widths } from './break-title.ts'

/**
 * Reduces a text to characters that the fonts contain: unknown accents are stripped, emoji and invisible
 * characters are dropped, and other unknown characters become a middle dot.
 */
export function drawableText(text: string, widths: Widths): string {
  const has = (character: string): boolean => widths[character] !== undefined
  const characters = [...text.normalize('NFC').toWellFormed()].map((character) => {
    // Non-breaking spaces stay as they are.
    if (has(character)) return character
    if (/\s/.test(character)) return ' '
    const [base = ''] = character.normalize('NFKD')
    if (has(base) && /[\p{L}\p{N}]/u.test(base)) return base
    return /[\p{M}\p{C}\p{Sk}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]/u.test(character)
      ? ''
      : '·'
  })
  return characters.join('').replaceAll(/ +/g, ' ').trim()
}
