import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultStage } from '../simulator-view.ts'
import { drawAny, valuesOf } from '../state-fixture.ts'
import { type LeverValues, simulator as levers } from './definition.ts'
import { forceScale, layOutLever, roundForce } from './lever-machines.tsx'
import { view as leversView } from './picture.tsx'

function draw(address: string, time = 0): string {
  const values = valuesOf(levers, address)
  return renderToStaticMarkup(
    <leversView.Picture values={values} outcome={levers.compute(values)} stage={defaultStage} time={time} />,
  )
}

/** Lengths of the arrows of load and force, shaft and head together. */
function arrowsOf(html: string): number[] {
  const starts = [...html.matchAll(/class="sim-mark" d="M[\d.-]+ ([\d.-]+)V/g)].map(([, y]) => Number(y))
  const tips = [...html.matchAll(/class="sim-full" d="M[\d.-]+ ([\d.-]+)L/g)].map(([, y]) => Number(y))
  return starts.map((start, at) => Math.abs((tips[at] ?? 0) - start))
}

test.each([
  ['r=600&f=200', 3],
  ['maquina=palanca2&r=300&br=0.4&bf=1.2&f=100', 3],
  ['maquina=palanca3&r=50&br=1&bf=0.25&f=200', 0.25],
  ['maquina=movil&r=80&f=40', 2],
  ['maquina=polipasto&moviles=5&r=2000&f=200', 10],
])('draws forces to scale: %s', (address, times) => {
  const [load = 0, force = 1] = arrowsOf(draw(address))
  expect(load / force).toBeCloseTo(times, 1)
})

test.each([
  [[600, 200], 200],
  [[80, 40], 20],
  [[5, 2.5], 2],
  [[100, 1], 50],
  [[2000, 4000], 2000],
])('shows a round force as the scale for forces of %s N', (forces, round) => {
  expect(roundForce(forces)).toBe(round)
  expect(roundForce(forces) * forceScale(forces)).toBeLessThanOrEqual(30)
})

test('places fulcrum, load and force in the order of the lever class, at distances to scale', () => {
  const place = (address: string) => layOutLever(valuesOf(levers, address) as unknown as LeverValues)
  const first = place('br=0.5&bf=1.5')
  expect(first.load < first.fulcrum && first.fulcrum < first.force).toBe(true)
  expect((first.force - first.fulcrum) / (first.fulcrum - first.load)).toBeCloseTo(3, 9)
  const second = place('maquina=palanca2&br=0.4&bf=1.2')
  expect(second.fulcrum < second.load && second.load < second.force).toBe(true)
  const third = place('maquina=palanca3&br=1&bf=0.25')
  expect(third.fulcrum < third.force && third.force < third.load).toBe(true)
})

test('numbers only the strands that hold the load', () => {
  const numbers = (address: string): string[] =>
    [...draw(address).matchAll(/<g transform[^>]*>.*?<text[^>]*>(\d+)</g)].map(([, number]) => number ?? '')
  expect(numbers('maquina=fija')).toEqual(['1'])
  expect(numbers('maquina=movil')).toEqual(['1', '2'])
  expect(numbers('maquina=polipasto&moviles=3')).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('moves an unbalanced machine and does not move a balanced one', () => {
  expect(draw('f=200', 1)).toBe(draw('f=200'))
  expect(draw('f=300', 1)).not.toBe(draw('f=300'))
  expect(draw('maquina=movil&f=300', 1)).toBe(draw('maquina=movil&f=300', 1))
  expect(draw('maquina=movil&f=400', 1)).not.toBe(draw('maquina=movil&f=400'))
})

test('a lever moves in the direction of the stronger force', () => {
  const turn = (address: string): number => Number(/rotate\((-?[\d.]+)/.exec(draw(address, 9))?.[1])
  // Positive is clockwise: the right end goes down.
  expect(turn('f=300')).toBeGreaterThan(1)
  expect(turn('f=100')).toBeLessThan(-1)
  expect(turn('maquina=palanca2&br=0.4&bf=1.2&f=900')).toBeLessThan(-1)
  expect(turn('maquina=palanca2&br=0.4&bf=1.2&f=9')).toBeGreaterThan(1)
})

test('draws any state, with the sentence as the accessible name', () => {
  for (let seed = 0; seed < 100; seed++) {
    const values = drawAny(levers, seed)
    const outcome = levers.compute(values)
    const html = renderToStaticMarkup(
      <leversView.Picture values={values} outcome={outcome} stage={defaultStage} time={seed / 9} />,
    )
    expect(html).toContain(`aria-label="${outcome.sentence}"`)
    expect(html).not.toMatch(/NaN|Infinity|undefined|style=| id=/)
  }
})
