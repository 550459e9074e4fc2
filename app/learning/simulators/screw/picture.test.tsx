import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { turnsAt } from '../rotation.ts'
import { defaultStage } from '../simulator-view.ts'
import { drawAny, valuesOf } from '../state-fixture.ts'
import { simulator as screw } from './definition.ts'
import { view as screwView } from './picture.tsx'
import { layOutScrew, threadShift } from './screw-machines.tsx'
import type { ScrewOutcome, ScrewValues } from './screw-model.ts'

function stateOf(address: string): { values: ScrewValues; outcome: ScrewOutcome } {
  const values = valuesOf(screw, address)
  return { values: values as unknown as ScrewValues, outcome: screw.compute(values) as ScrewOutcome }
}

function draw(address: string, time: number): string {
  return renderToStaticMarkup(<screwView.Picture {...stateOf(address)} stage={defaultStage} time={time} />)
}

/** x of the moving part, which is the only one translated along x alone. */
function placeOf(html: string): number {
  return Number(/<g transform="translate\((-?[\d.]+) 0\)"/.exec(html)?.[1])
}

test.each([
  ['a vice', 'maquina=banco&v=4&n=30'],
  ['a jack', 'maquina=gato&v=4&n=30'],
  ['a spindle', 'maquina=husillo&v=4&n=30'],
  ['two starts', 'maquina=husillo&v=4&n=30&e=2'],
  ['a left-hand thread', 'maquina=husillo&rosca=izquierda&n=30'],
])('moves by one lead per turn: %s', (_, address) => {
  const { values, outcome } = stateOf(address)
  const { lead, pitch } = layOutScrew(values, outcome)
  expect(Math.abs(lead / pitch)).toBeCloseTo(values.e, 9)
  // 30 rpm are half a turn per second, shown at true speed.
  const way = placeOf(draw(address, 4)) - placeOf(draw(address, 2))
  expect(way).toBeCloseTo(outcome.way * Math.abs(lead), 1)
})

test('the nut of a spindle moves with the crests of its thread, which repeat after whole pitches', () => {
  const { values, outcome } = stateOf('maquina=husillo')
  const drawn = layOutScrew(values, outcome)
  // Clockwise, a right-hand thread moves towards the lever: a quarter turn looks like ¾ of a pitch.
  expect(outcome.way).toBe(-1)
  expect(threadShift(drawn, 0.25) / drawn.pitch).toBeCloseTo(0.75, 9)
  expect(threadShift(drawn, -0.25) / drawn.pitch).toBeCloseTo(0.25, 9)
  expect(threadShift({ ...drawn, lead: -drawn.lead }, 0.25) / drawn.pitch).toBeCloseTo(0.25, 9)
  expect(threadShift({ ...drawn, lead: 2 * drawn.lead }, 0.25) / drawn.pitch).toBeCloseTo(0.5, 9)
  expect(threadShift(drawn, 3)).toBe(0)
})

test('right-hand and left-hand threads lean in opposite directions', () => {
  const lean = (address: string): number => {
    const [, from, , , , to] =
      /d="M([-\d.]+) (-[\d.]+)C(\S+ \S+) (\S+ \S+) (([-\d.]+) )/.exec(draw(address, 0)) ?? []
    return Number(to) - Number(from)
  }
  expect(lean('rosca=derecha')).toBeGreaterThan(1)
  expect(lean('rosca=izquierda')).toBeCloseTo(-lean('rosca=derecha'), 1)
})

test('the animation runs its turns, rests a second and restarts', () => {
  expect([0, 1, 4, 4.9, 5.1].map((time) => turnsAt(time, 0.5, 2))).toEqual([
    0,
    0.5,
    2,
    2,
    expect.closeTo(0.05, 9),
  ])
})

test('shows turns, millimetres and the slow-motion factor while it moves', () => {
  expect(draw('p=5&v=4&n=30', 2)).toContain('Vuelta 1,0 de 4<')
  expect(draw('p=5&v=4&n=30', 2)).toContain('Avance: 5,0 mm<')
  expect(draw('n=30', 0)).toContain('Aquí gira a su velocidad real')
  expect(draw('n=600&maquina=husillo', 0)).toContain('20 veces más despacio')
  expect(draw('v=40', 0)).toContain('Se dibujan 16 vueltas')
  expect(draw('d=60&p=1', 0)).toContain('Grosor sin escala')
})

test('draws any state within its picture, with the sentence as the accessible name', () => {
  for (let seed = 0; seed < 100; seed++) {
    const values = drawAny(screw, seed)
    const outcome = screw.compute(values) as ScrewOutcome
    const html = renderToStaticMarkup(
      <screwView.Picture values={values} outcome={outcome} stage={defaultStage} time={seed / 9} />,
    )
    expect(html).toContain(`aria-label="${outcome.sentence}"`)
    expect(html).not.toMatch(/NaN|Infinity|undefined|style=| id=/)
    const drawn = layOutScrew(values as unknown as ScrewValues, outcome)
    expect(drawn.travel).toBeLessThanOrEqual(150.001)
    expect(drawn.core).toBeGreaterThan(0)
    expect(drawn.radius).toBeLessThanOrEqual(30)
  }
})
