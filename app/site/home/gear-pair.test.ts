import { expect, test } from 'vitest'
import { toothOutline } from '../../learning/simulators/tooth-path.ts'
import { gearModule, pinion, pinionAngle, wheel } from './gear-pair.ts'

type Point = readonly [number, number]

/** The outline of a gear at its position, rotated by `degrees`. */
function outlineAt({ teeth, at }: { teeth: number; at: number }, degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180
  return toothOutline({ teeth, module: gearModule }).map(([x, y]) => [
    at + x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ])
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [0, 0]
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
  })
  return crossings.length % 2 === 1
}

test.each([0, 2, 5, 7.5, 11, 100, -3, -250])(
  'rotated by %s degrees, the teeth mesh without overlapping',
  (degrees) => {
    const large = outlineAt(wheel, degrees)
    const small = outlineAt(pinion, pinionAngle(degrees))
    // Corners at the roots of a small pinion may overlap by less than the line width.
    const overlapping = small.filter(([x, y]) => isInside([x + 0.6, y], large))
    expect(overlapping).toEqual([])
    expect(Math.max(...large.map(([x]) => x))).toBeGreaterThan(Math.min(...small.map(([x]) => x)))
  },
)
