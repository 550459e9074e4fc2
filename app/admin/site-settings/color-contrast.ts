import { type Color, colors } from '../../site/topics/category.ts'
import { contrast } from '../../ui/styles/contrast.ts'

/** The contrast of a text colour in each theme: the lower of those on paper and on cards. */
export type ColorContrast = { color: Color; light: number; dark: number }

type Tones = { light: string; dark: string }

/** The six colours and their backgrounds, as in app/ui/styles/tokens.css; a test compares them. */
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

/** The contrasts of the six category colours. */
export const colorContrasts: readonly ColorContrast[] = colors.map((color) => ({
  color,
  light: leastOf(color, 'light'),
  dark: leastOf(color, 'dark'),
}))

function leastOf(color: Color, theme: keyof Tones): number {
  const grounds = [tones.paper, tones.sheet]
  return Math.min(...grounds.map((ground) => contrast(tones[color][theme], ground[theme])))
}
