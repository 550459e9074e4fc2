import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokens = read('./tokens.css')

type Theme = 'light' | 'dark'
const categories = ['blue', 'green', 'red', 'orange', 'purple', 'cyan']

/** The value of a colour token in a theme, as #rrggbb. */
function colour(name: string, theme: Theme): string {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? []
  expect(light, name).not.toBe('')
  return theme === 'light' ? light : dark
}

it('computes contrast ratios', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(['light', 'dark'] as const)('the colours of the %s theme', (theme) => {
  const of = (one: string, other: string) => contrast(colour(one, theme), colour(other, theme))

  it.each(['ink', 'mute', 'brand', ...categories])(
    'have readable contrast for %s on page and card',
    (name) => {
      expect(of(name, 'paper')).toBeGreaterThanOrEqual(4.5)
      expect(of(name, 'sheet')).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('have readable contrast on the brand colour', () => {
    expect(of('brand-ink', 'brand')).toBeGreaterThanOrEqual(4.5)
    expect(of('brand', 'brand-tint')).toBeGreaterThanOrEqual(4.5)
  })

  it('have visible contrast for meaningful lines', () => {
    for (const ground of ['paper', 'sheet']) expect(of('edge', ground)).toBeGreaterThanOrEqual(3)
  })
})

it('cards contrast with the page background in the dark theme', () => {
  expect(contrast(colour('sheet', 'dark'), colour('paper', 'dark'))).toBeGreaterThanOrEqual(1.25)
})

it('the theme-color metadata equals the page background', () => {
  const root = read('../../root.tsx')
  for (const theme of ['light', 'dark'] as const)
    expect(root).toContain(`media="(prefers-color-scheme: ${theme})" content="${colour('paper', theme)}"`)
})

describe('the figures of the course', () => {
  const [byDay = '', byNight = ''] = read('../../../content/figuras/_plantilla.svg').split('@media')
  const sheets = { light: byDay, dark: byNight }
  const fills = (sheet: string) =>
    [...sheet.matchAll(/(?:\[data-color=(\w+)\] )?\.fill\{fill:(#[0-9a-f]{6})\}/g)].map(
      ([, category = 'blue', fill = '']) => ({ category, fill }),
    )

  it.each(['light', 'dark'] as const)('use the colours of the %s theme', (theme) => {
    const sheet = sheets[theme]
    expect(sheet).toContain(`.paper{fill:${colour('sheet', theme)}}`)
    expect(sheet).toContain(`.grid{stroke:${colour('grid', theme)}`)
    for (const tone of ['ink', 'mute', ...categories]) expect(sheet).toContain(colour(tone, theme))
  })

  it.each(['light', 'dark'] as const)(
    'have readable contrast for text on every shape in the %s theme',
    (theme) => {
      const bodies = fills(sheets[theme])
      expect(bodies).toHaveLength(categories.length)
      for (const { category, fill } of bodies) {
        expect(contrast(colour('ink', theme), fill), fill).toBeGreaterThanOrEqual(4.5)
        expect(contrast(colour(category, theme), fill), fill).toBeGreaterThanOrEqual(4.5)
      }
    },
  )
})
