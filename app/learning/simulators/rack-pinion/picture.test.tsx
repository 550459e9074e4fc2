import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { distance, isWithin, moved, type Point } from '../outline-fixture.ts'
import { defaultStage } from '../simulator-view.ts'
import { drawAny, valuesOf } from '../state-fixture.ts'
import { toothOutline } from '../tooth-path.ts'
import { simulator as rackPinion } from './definition.ts'
import { layOutRack, picture, rackOutline, view as rackPinionView, seenPart, seenTurns } from './picture.tsx'
import type { RackOutcome, RackValues } from './rack-pinion-model.ts'

const module = 2.5

/** Turns a pinion by one tooth on a rack; returns their greatest overlap and greatest gap, in modules. */
function mesh(teeth: number): { deepest: number; widest: number } {
  const radius = (teeth * module) / 2
  const pinion = toothOutline({ teeth, module })
  const isNear = ([x, y]: Point): boolean => Math.hypot(x, y - radius) < 3 * module
  let deepest = 0
  let widest = 0
  for (let part = 0; part < 1; part += 1 / 16) {
    const angle = (part * 2 * Math.PI) / teeth
    const wheel = moved(pinion, Math.PI / 2 + angle, 0)
    const rack = rackOutline(module, -6, 6).map(([x, y]): Point => [x - radius * angle, radius - y])
    const body: Point[] = [...rack, [40 * module, radius + 9 * module], [-40 * module, radius + 9 * module]]
    const gaps = [
      ...wheel.filter(isNear).map((point) => ({ gap: distance(point, body), isIn: isWithin(point, body) })),
      ...rack.filter(isNear).map((point) => ({ gap: distance(point, wheel), isIn: isWithin(point, wheel) })),
    ]
    deepest = Math.max(deepest, ...gaps.map(({ gap, isIn }) => (isIn ? gap : 0)))
    widest = Math.max(widest, Math.min(...gaps.map(({ gap }) => gap)))
  }
  return { deepest: deepest / module, widest: widest / module }
}

test.each([6, 8, 12, 17, 20, 40, 80])(
  'a pinion of %i teeth touches its rack all the time and never overlaps with it',
  (teeth) => {
    const { deepest, widest } = mesh(teeth)
    expect(deepest).toBeLessThan(0.02)
    expect(widest).toBeLessThan(0.1)
  },
)

type State = { values: RackValues; outcome: RackOutcome }

function stateOf(address: string): State {
  const values = valuesOf(rackPinion, address)
  return { values: values as unknown as RackValues, outcome: rackPinion.compute(values) as RackOutcome }
}

function draw(address: string, time: number): string {
  return renderToStaticMarkup(
    <rackPinionView.Picture {...stateOf(address)} stage={defaultStage} time={time} />,
  )
}

test.each([
  ['giro=horario', -1],
  ['giro=antihorario', 1],
])('rolls without slipping: %s', (address, side) => {
  const { values, outcome } = stateOf(`z=20&n=30&v=4&${address}`)
  const { radius, times } = layOutRack(values, outcome)
  expect(times).toBe(1)
  const [, angle] = /rotate\((-?[\d.]+)/.exec(draw(`z=20&n=30&v=4&${address}`, 0.5)) ?? []
  const turned = ((Number(angle) - 90) * Math.PI) / 180
  // A quarter turn in half a second; the rack moves by the same arc length.
  expect(turned).toBeCloseTo((-side * Math.PI) / 2, 3)
  const [mark] = seenTurns({ radius, ends: undefined }, -turned * radius).filter(({ turn }) => turn === 0)
  expect((mark?.x ?? 0) - picture.axis).toBeCloseTo((side * Math.PI * radius) / 2, 2)
})

test('draws the rack up to its ends, with an extra tooth at each', () => {
  const { values, outcome } = stateOf('m=2&z=20&tope=si&largo=60')
  const rack = layOutRack(values, outcome)
  const long = (60 / 2) * rack.module
  const [from, to] = seenPart(rack, 0)
  expect(from).toBeCloseTo(picture.axis - rack.pitch, 6)
  expect(to).toBeCloseTo(Math.min(picture.right, picture.axis + long + rack.pitch), 6)
  expect(seenPart(rack, -long)[1]).toBeCloseTo(picture.axis + rack.pitch, 6)
  expect(seenPart({ ends: undefined }, -long)).toEqual([picture.left, picture.right])
})

test('numbers the visible turns', () => {
  expect(seenTurns({ radius: 10, ends: undefined }, 0).map(({ turn }) => turn)).toEqual([-2, -1, 0, 1, 2])
  expect(seenTurns({ radius: 64, ends: undefined }, 0).map(({ turn }) => turn)).toEqual([0])
})

test('shows turns, millimetres, teeth and the slow-motion factor', () => {
  const html = draw('m=2&z=20&n=30&v=4', 1)
  expect(html).toContain('Vuelta 0,5<')
  expect(html).toContain('Avance: 62,8 mm<')
  expect(html).toContain('Dientes: 10,0<')
  expect(html).toContain('Aquí se mueve a su velocidad real')
  expect(draw('n=600&z=80', 0)).toContain('Aquí, 100 veces más despacio')
})

test('draws any state, with the sentence as the accessible name', () => {
  for (let seed = 0; seed < 60; seed++) {
    const values = drawAny(rackPinion, seed)
    const outcome = rackPinion.compute(values)
    const html = renderToStaticMarkup(
      <rackPinionView.Picture values={values} outcome={outcome} stage={defaultStage} time={seed / 9} />,
    )
    expect(html).toContain(`aria-label="${outcome.sentence}"`)
    expect(html).not.toMatch(/NaN|Infinity|undefined|style=| id=/)
  }
})
