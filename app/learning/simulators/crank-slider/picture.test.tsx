import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultStage } from '../simulator-view.ts'
import { valuesOf } from '../state-fixture.ts'
import { simulator as crankSlider } from './definition.ts'
import { view as crankSliderView, layOutCrank, placeJoints } from './picture.tsx'

function draw(address: string, time = 0): string {
  const values = valuesOf(crankSlider, address)
  return renderToStaticMarkup(
    <crankSliderView.Picture
      values={values}
      outcome={crankSlider.compute(values)}
      stage={defaultStage}
      time={time}
    />,
  )
}

test('crank and rod have their lengths to scale at every angle', () => {
  for (const [radius, rod] of [
    [40, 120],
    [30, 31],
    [5, 600],
    [200, 300],
  ] as const) {
    const layout = layOutCrank({ radius, rod })
    for (let degrees = 0; degrees < 360; degrees += 7) {
      const { crankPin, rodEnd } = placeJoints(layout, degrees, 1)
      const length = Math.hypot(crankPin.x - rodEnd.x, crankPin.y - rodEnd.y)
      expect(length / layout.radius).toBeCloseTo(rod / radius, 6)
      expect(rodEnd.x).toBe(66)
      expect(layout.axle + layout.radius).toBeLessThan(300)
    }
  }
})

test('a rod that is too short ends before the line and does not move', () => {
  const layout = layOutCrank({ radius: 50, rod: 20 })
  expect(placeJoints(layout, 90, 1).pistonPin).toBeUndefined()
  expect(placeJoints(layout, 90, 1).rodEnd.x).toBeGreaterThan(66)
  expect(placeJoints(layout, 90, -1).rodEnd.x).toBeLessThan(66)
  expect(draw('r=50&l=20&a=90', 3)).toBe(draw('r=50&l=20&a=90'))
  expect(draw('r=50&l=20&a=90')).toContain('sim-warn')
})

test('the crank turns slowly enough to follow and shows its current angle', () => {
  expect(draw('n=60&a=0')).toContain('Aquí gira 2 veces más despacio')
  expect(draw('n=60&a=0', 0.25)).toContain('φ = 45°')
  expect(draw('n=60&a=270', 0.75)).toContain('φ = 45°')
  expect(draw('n=30&a=0')).toContain('Aquí gira a su velocidad real')
  expect(draw('n=6000&a=0', 1)).toContain('φ = 180°')
})

test('the current point is marked with its figures', () => {
  const drawn = draw('r=30&l=50&a=90&n=600')
  expect(drawn).toContain('x = 40 mm')
  expect(drawn).toContain('v = 1,88 m/s')
})

test('the force of a motor drives the crank, and that of a compressor opposes the motion', () => {
  const flip = (address: string): string | undefined =>
    /scale\(1 (-?1)\)"><path class="sim-line" d="M-17/.exec(draw(address))?.[1]
  expect(flip('mueve=embolo&a=90')).toBe('1')
  expect(flip('mueve=embolo&a=270')).toBe('1')
  expect(flip('a=90')).toBe('-1')
  expect(flip('a=270')).toBe('1')
  expect(flip('a=180')).toBeUndefined()
  expect(flip('f=0')).toBeUndefined()
})

test('while it moves, figures use the displayed time and parts the current time', () => {
  const values = valuesOf(crankSlider, 'a=0&n=60')
  const state = { values, outcome: crankSlider.compute(values) }
  const figures = (html: string): string[] =>
    [...html.matchAll(/crank-value"[^>]*>([^<]*)/g)].map(([, text = '']) => text)
  const draws = (time: number, saidTime?: number): string =>
    renderToStaticMarkup(
      <crankSliderView.Picture
        {...state}
        stage={defaultStage}
        time={time}
        {...(saidTime !== undefined && { saidTime })}
      />,
    )
  const [before, now, between] = [draws(0.25), draws(0.4), draws(0.4, 0.25)]
  expect(figures(now)).not.toEqual(figures(before))
  expect(figures(between)).toEqual(figures(before))
  expect(between.replaceAll(/<text.*?<\/text>/g, '')).toBe(now.replaceAll(/<text.*?<\/text>/g, ''))
})
