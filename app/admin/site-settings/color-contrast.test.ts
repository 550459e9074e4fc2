import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { minContrast } from '../../ui/styles/contrast.ts'
import { colorContrasts, tones } from './color-contrast.ts'

it('has the same colours as the style sheet', () => {
  const tokens = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8')
  for (const [name, { light, dark }] of Object.entries(tones))
    expect(tokens).toContain(`--${name}: light-dark(${light}, ${dark});`)
})

it('every category colour is readable in both themes', () => {
  expect(colorContrasts).toHaveLength(6)
  for (const { color, light, dark } of colorContrasts) {
    expect(light, color).toBeGreaterThanOrEqual(minContrast)
    expect(dark, color).toBeGreaterThanOrEqual(minContrast)
  }
})
