import type { Widths } from './break-title.ts'

/**
 * A text in characters that the fonts have: letters lose accents that these do not know, emoji and invisible characters go,
 * what is left unknown becomes a point in the middle of the line.
 */
export function drawableText(text: string, widths: Widths): string {
  const has = (character: string): boolean => widths[character] !== undefined
  const characters = [...text.normalize('NFC').toWellFormed()].map((character) => {
    // Spaces at which no line ends stay what they are.
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
