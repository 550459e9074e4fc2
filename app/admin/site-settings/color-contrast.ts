import { type Color, colors } from '../../site/topics/category.ts'
import { contrast } from '../../ui/styles/contrast.ts'

/** How well letters of a colour are read on the paper and the cards of each theme: the worse of the two. */
export type ColorContrast = { color: Color; light: number; dark: number }

type Tones = { light: string; dark: string }

/** The six colours and what they stand on, as app/ui/styles/tokens.css has them; a test compares the two. */
export const tones: Record<Color | 'paper' | 'sheet', Tones> = {
  paper: { light: '#f7f5ee', dark: '#0e1218' },
  sheet: { light: '#fffefa', dark: '#212934' },
  blue: { light: '#1d5bbf', dark: '#7fb0ff' },
  green: { light: '#1b7a45', dark: '#6fd39a' },
  red: { light: '#b83232', dark: '#ff9b93' },
  orange: { light: '#a9540a', dark: '#ffb26b' },
  purple: { light: '#6d3fc0', dark: '#c0a3ff' },
  cyan: { light: '#0b7285', dark: '#67d3e4' },
}

/** The contrast of the six colours of categories. */
export const colorContrasts: readonly ColorContrast[] = colors.map((color) => ({
  color,
  light: leastOf(color, 'light'),
  dark: leastOf(color, 'dark'),
}))

function leastOf(color: Color, theme: keyof Tones): number {
  const grounds = [tones.paper, tones.sheet]
  return Math.min(...grounds.map((ground) => contrast(tones[color][theme], ground[theme])))
}
