import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { distance, isWithin, moved, type Point } from '../outline-fixture.ts'
import { defaultStage, type View } from '../simulator-view.ts'
import { drawAny, valuesOf } from '../state-fixture.ts'
import { toothOutline } from '../tooth-path.ts'
import { simulator as gears } from './definition.ts'
import { angleAt, beltPath, meshingPhase, slowTrain } from './lay-out-train.ts'
import { view as gearsView } from './picture.tsx'

const module = 2.5

/** Turns two gears by one tooth; returns their greatest overlap and greatest gap, in modules. */
function mesh(first: number, second: number): { deepest: number; widest: number } {
  const [one, other] = [toothOutline({ teeth: first, module }), toothOutline({ teeth: second, module })]
  const touch = (first * module) / 2
  const step = {
    union: 'engranajes',
    hasTeeth: true,
    driver: first,
    driven: second,
    isShared: false,
  } as const
  let deepest = 0
  let widest = 0
  for (let part = 0; part < 1; part += 1 / 16) {
    const angle = (part * 2 * Math.PI) / first
    const a = moved(one, angle, 0)
    const b = moved(other, meshingPhase(step, 0) - (angle * first) / second, touch + (second * module) / 2)
    const near = ([x, y]: Point): boolean => Math.hypot(x - touch, y) < 3 * module
    const gaps = [
      ...a.filter(near).map((point) => ({ gap: distance(point, b), isIn: isWithin(point, b) })),
      ...b.filter(near).map((point) => ({ gap: distance(point, a), isIn: isWithin(point, a) })),
    ]
    deepest = Math.max(deepest, ...gaps.map(({ gap, isIn }) => (isIn ? gap : 0)))
    widest = Math.max(widest, Math.min(...gaps.map(({ gap }) => gap)))
  }
  return { deepest: deepest / module, widest: widest / module }
}

describe('teeth', () => {
  test.each([
    [6, 6],
    [8, 12],
    [8, 60],
    [12, 36],
    [15, 45],
    [17, 100],
    [20, 20],
    [45, 15],
  ])('of %i and %i touch all the time and never overlap', (first, second) => {
    const { deepest, widest } = mesh(first, second)
    expect(deepest).toBeLessThan(0.02)
    expect(widest).toBeLessThan(0.1)
  })

  test.each([12, 20, 45])('of a wheel of %i are half a pitch thick, minus the backlash', (teeth) => {
    // On the pitch circle: thickness = π · m / 2, minus 0.03 m of backlash on each flank.
    const pitch = (teeth * module) / 2
    const outline = toothOutline({ teeth, module })
    const widths = outline
      .filter(([x, y]) => Math.abs(Math.hypot(x, y) - pitch) < 1e-9)
      .map(([x, y]) => Math.atan2(y, x) * pitch)
      .sort((a, b) => Math.abs(a) - Math.abs(b))
    expect(widths).toHaveLength(2 * teeth)
    expect(Math.abs(widths[0] ?? 0) * 2).toBeCloseTo((Math.PI * module) / 2 - 2 * 0.03 * module, 6)
  })
})

describe('a belt', () => {
  const numbers = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

  test('touches both pulleys at right angles to their radii', () => {
    for (const isCrossed of [false, true]) {
      const path = beltPath({ x: 0, y: 0, radius: 20 }, { x: 120, y: 0, radius: 50 }, isCrossed)
      const [ax = 0, ay = 0, bx = 0, by = 0] = numbers(path)
      expect(Math.hypot(ax, ay)).toBeCloseTo(20, 1)
      expect(Math.hypot(bx - 120, by)).toBeCloseTo(50, 1)
      expect((ax * (bx - ax) + ay * (by - ay)) / 20 / Math.hypot(bx - ax, by - ay)).toBeCloseTo(0, 3)
      // A crossed belt changes sides.
      expect(Math.sign(ay) * Math.sign(by)).toBe(isCrossed ? -1 : 1)
    }
  })
})

describe('movement', () => {
  const axle = (speed: number, sense: 1 | -1 = 1): { speed: number; sense: 1 | -1; torque: number } => ({
    speed,
    sense,
    torque: 1,
  })

  test.each([
    [30, 1],
    [60, 2],
    [150, 5],
    [900, 50],
    [12_000, 500],
  ])('of %i rpm is shown %i times slower', (speed, times) => {
    expect(slowTrain([axle(speed), axle(5)])).toBe(times)
  })

  test('is true to time: 30 rpm are 180 degrees in a second', () => {
    expect(angleAt(axle(30), 1, 1)).toBe(180)
    expect(angleAt(axle(30, -1), 1, 0.5)).toBe(-90)
    expect(angleAt(axle(900), 50, 1)).toBe(108)
  })
})

test('any train fits into its picture, whose accessible name is the sentence', () => {
  for (let seed = 0; seed < 60; seed++) {
    const values = drawAny(gears, seed)
    const html = draw({ values, outcome: gears.compute(values), stage: defaultStage, time: seed / 7 })
    expect(html).toContain(`aria-label="${gears.compute(values).sentence}"`)
    expect(html).not.toMatch(/NaN|Infinity|undefined|style=| id=/)
    for (const [, x] of html.matchAll(/translate\((-?[\d.]+) [\d.]+\)"/g)) {
      expect(Number(x)).toBeGreaterThan(0)
      expect(Number(x)).toBeLessThan(defaultStage.width)
    }
  }
})

test('the slow-motion factor is stated', () => {
  const shown = (address: string): string => {
    const values = valuesOf(gears, address)
    return draw({ values, outcome: gears.compute(values), stage: defaultStage, time: 0 })
  }
  expect(shown('z1=15&z2=45&n1=900')).toContain('Aquí gira 50 veces más despacio<')
  expect(shown('z1=45&z2=15&n1=5')).not.toContain('más despacio<')
})

function draw(view: View): string {
  return renderToStaticMarkup(<gearsView.Picture {...view} />)
}
