import { expect, it } from 'vitest'
import { nextZoom, widthOf } from './show-figure.ts'

it('fits a figure to the limiting side of the window', () => {
  const figure = { width: 720, height: 400 }
  expect(widthOf(figure, { width: 360, height: 700 }, 1)).toBe(360)
  expect(widthOf(figure, { width: 1920, height: 900 }, 1)).toBe(1620)
  expect(widthOf(figure, { width: 360, height: 700 }, 2)).toBe(720)
})

it('zooms by keys within its limits', () => {
  expect(nextZoom(1, '+')).toBe(1.5)
  expect(nextZoom(1.5, '-')).toBe(1)
  expect(nextZoom(1, '-')).toBe(1)
  expect(nextZoom(5, '=')).toBe(6)
  expect(nextZoom(4, '0')).toBe(1)
  expect(nextZoom(4, 'a')).toBeUndefined()
})
