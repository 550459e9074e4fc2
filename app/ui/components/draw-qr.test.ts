import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { drawQr } from './draw-qr.ts'

/** Rasterises the SVG of a QR code, four pixels per module; its paths consist of horizontal runs. */
function rasterize(svg: string): { pixels: Uint8ClampedArray; side: number; black: boolean[][] } {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const black = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    black[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  const side = size * 4
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let at = 0; at < side * side; at++) {
    const isBlack = black[Math.floor(at / side / 4)]?.[Math.floor((at % side) / 4)]
    if (isBlack) pixels.fill(0, at * 4, at * 4 + 3)
  }
  return { pixels, side, black }
}

it.each([
  'https://engrana.example/topic/palancas',
  `https://instituto-de-ensenanza-secundaria.example/topic/${'electricidad-'.repeat(8)}final`,
])('encodes %s, with a margin of four white modules', (address) => {
  const { pixels, side, black } = rasterize(drawQr(address))
  expect(jsQR(pixels, side, side)?.data).toBe(address)
  const margin = black.flatMap((row, y) =>
    row.filter((_, x) => Math.min(x, y, row.length - 1 - x, black.length - 1 - y) < 4),
  )
  expect(margin.length).toBeGreaterThan(400)
  expect(margin).not.toContain(true)
  expect(black[4]?.slice(4, 11)).toEqual(Array.from({ length: 7 }, () => true))
})
