import { expect, test } from 'vitest'
import { outlinePath } from './outline-path.ts'

/** Corners of the path, parsed as a browser does. */
function readCorners(path: string): [number, number][] {
  const [, first = '', others = ''] = /^M(.*?)l(.*)Z$/.exec(path) ?? []
  const numbers = [...`${first} ${others}`.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text))
  const corners: [number, number][] = []
  for (let at = 0; at < numbers.length; at += 2) {
    const [x = 0, y = 0] = corners.at(-1) ?? []
    corners.push([x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)])
  }
  return corners
}

test('uses the shortest syntax that SVG allows', () => {
  expect(
    outlinePath([
      [1, -2],
      [1.44, -2.36],
      [0.96, 3],
      [-0.04, 3],
    ]),
  ).toBe('M1-2l.4-.4-.4 5.4-1 0Z')
})

test('places each corner of a long outline within half a tenth of its position', () => {
  const corners = Array.from({ length: 500 }, (_, at): [number, number] => [
    80 * Math.cos(at / 79.577),
    -33.3 * Math.sin(at / 79.577) + at / 1000,
  ])
  const read = readCorners(outlinePath(corners))
  expect(read).toHaveLength(500)
  for (const [at, [x, y]] of read.entries()) {
    expect(Math.abs(x - (corners[at]?.[0] ?? 0))).toBeLessThan(0.0501)
    expect(Math.abs(y - (corners[at]?.[1] ?? 0))).toBeLessThan(0.0501)
  }
})
