import { describe, expect, test } from 'vitest'
import { drawState } from '../draw-state.ts'
import { checkOutputs, valuesOf } from '../state-fixture.ts'
import { simulator as truss } from './definition.ts'
import { computeAddress, forceIn } from './truss-fixture.ts'

type Forces = Readonly<Record<string, number>>

function checkForces(address: string, expected: Forces): void {
  const outcome = computeAddress(address)
  for (const [bar, force] of Object.entries(expected))
    expect(forceIn(outcome, bar), `${bar} of ${address}`).toBeCloseTo(force, 7)
}

const checkReadings = checkOutputs(truss, 7)

// A load P on the apex of an isosceles triangle (Hibbeler, Statics, 6.2, method of joints).
// F = P / (2 · sin α) in the slopes, T = P / (2 · tan α) in the tie, P / 2 on each support.
// The triangle is 4 squares wide and 2 high, so that tan α = h / d; 3-4-5 triangles and 45° are written out.
const triangles: [address: string, slope: number, tie: number][] = [
  ['p=10', 10 / Math.SQRT2, 5],
  ['p=24&ancho=1.5&alto=2', 15, 9],
  ['p=48&ancho=1.5&alto=2', 30, 18],
  ['p=12&ancho=2&alto=1.5', 10, 8],
  ['p=60&ancho=2&alto=1.5', 50, 40],
  ['p=100&ancho=2&alto=2', 100 / Math.SQRT2, 50],
  ['p=26&ancho=1.2&alto=0.5', 33.8, 31.2],
  ['p=30&ancho=0.5&alto=1.2', 16.25, 6.25],
  ['p=1&ancho=3&alto=4', 0.625, 0.375],
  [
    'p=17&ancho=0.8&alto=1.5',
    17 / (2 * Math.sin(Math.atan2(1.5, 0.8))),
    17 / (2 * Math.tan(Math.atan2(1.5, 0.8))),
  ],
  ['p=35&ancho=4&alto=0.5', 35 / (2 * Math.sin(Math.atan2(0.5, 4))), 140],
  ['p=9&ancho=0.5&alto=4', 9 / (2 * Math.sin(Math.atan2(4, 0.5))), 0.5625],
]

test.each(triangles)('solves a triangle: %s', (address, slope, tie) => {
  const whole = `modelo=triangulo&${address}`
  const half = Number(new URLSearchParams(address).get('p')) / 2
  checkForces(whole, { b1d3: -slope, d3f1: -slope, b1f1: tie })
  checkReadings(whole, { v1: half, v2: half, h1: 0, traccion: tie, compresion: slope, necesarias: 3 })
})

// A horizontal P on the corner of a rectangle w × h, braced from the fixed support to the opposite corner.
// Joint by joint: P along the top, P · h / w down the far post, P · √(w² + h²) / w in the diagonal.
// The supports form a couple of P · h / w.
test.each([
  [10, 1, 1],
  [20, 1.5, 2],
  [15, 2, 1.5],
  [40, 3, 1],
  [7, 1, 3],
])('solves a braced rectangle pushed with %d kN, squares of %d m by %d m', (p, w, h) => {
  const address = `modelo=diagonal&p=${p}&ancho=${w}&alto=${h}`
  const couple = (p * h) / w
  checkForces(address, { c1e1: 0, c1c3: 0, c3e3: -p, e1e3: -couple, c1e3: (p * Math.hypot(w, h)) / w })
  checkReadings(address, { h1: -p, v1: -couple, v2: couple })
})

// Method of sections (Ritter): a chord is the moment about the opposite node divided by the height.
// A diagonal is the shear divided by sin α. Panels of 2 d, height 2 h.
test.each([
  [10, 1, 1],
  [30, 1, 0.9],
  [12, 1.5, 2],
  [50, 2, 1.5],
])('a Warren bridge with two loads of %d kN agrees with its sections', (p, d, h) => {
  const high = 2 * h
  const sin = high / Math.hypot(d, high)
  const address = `modelo=warren&p=${p}&ancho=${d}&alto=${h}`
  checkForces(address, { a1c1: (p * d) / high, c1e1: (2 * p * d) / high, e1g1: (p * d) / high })
  checkForces(address, { b3d3: (-2 * p * d) / high, d3f3: (-2 * p * d) / high })
  checkForces(address, { a1b3: -p / sin, b3c1: p / sin, c1d3: 0, d3e1: 0, e1f3: p / sin, f3g1: -p / sin })
  checkReadings(address, { v1: p, v2: p, nudos: 7, barras: 11, necesarias: 11, faltan: 0 })
})

test.each([
  [30, 1, 1],
  [12, 1.5, 2],
  [90, 0.6, 0.4 + 0.1],
])('a Warren bridge with one load of %d kN at a third agrees with its sections', (p, d, h) => {
  const high = 2 * h
  const sin = high / Math.hypot(d, high)
  const bars = 'a1c1e1g1_b3d3f3_a1b3c1d3e1f3g1_fijo-a1_movil-g1_abajo-c1'
  const address = `modelo=propio&barras=${bars}&p=${p}&ancho=${d}&alto=${h}`
  const [near, far] = [(2 * p) / 3, p / 3]
  checkForces(address, { a1b3: -near / sin, b3c1: near / sin, c1d3: far / sin, d3e1: -far / sin })
  checkForces(address, { e1f3: far / sin, f3g1: -far / sin, b3d3: (-near * 2 * d) / high })
  checkForces(address, { d3f3: (-far * 2 * d) / high, a1c1: (near * d) / high })
  checkForces(address, { c1e1: (p * d) / high, e1g1: (far * d) / high })
  checkReadings(address, { v1: near, v2: far })
})

// Six panels of d, height 2 h, P on each lower node: R = 5 P / 2.
// Shears 2.5, 1.5 and 0.5 P; moments 2.5, 4 and 4.5 P · d.
test.each([
  [10, 1, 1],
  [8, 1.5, 1],
  [40, 3, 2],
  [6, 2, 0.8],
])('a Pratt bridge with loads of %d kN agrees with its sections', (p, d, h) => {
  const high = 2 * h
  const sin = high / Math.hypot(d, high)
  const address = `modelo=pratt&p=${p}&ancho=${d}&alto=${h}`
  const moment = (times: number): number => (times * p * d) / high
  checkForces(address, { a1b1: moment(2.5), b1c1: moment(2.5), c1d1: moment(4), d1e1: moment(4) })
  checkForces(address, { b3c3: -moment(4), c3d3: -moment(4.5), d3e3: -moment(4.5), e3f3: -moment(4) })
  checkForces(address, { a1b3: (-2.5 * p) / sin, b3c1: (1.5 * p) / sin, c3d1: (0.5 * p) / sin })
  checkForces(address, { b1b3: p, c1c3: -0.5 * p, d1d3: 0, f1f3: p })
  checkReadings(address, { v1: 2.5 * p, v2: 2.5 * p, nudos: 12, necesarias: 21, faltan: 0, sobran: 0 })
})

// King post with struts, P on the three upper nodes: R = 1.5 P.
// Joint by joint: 1.5 P / sin θ, P / sin θ, struts P / (2 sin θ), king post P, tie 1.5 P / tan θ.
test.each([
  [10, 1, 1],
  [20, 2, 1.5],
  [9, 1.5, 2],
])('a roof truss with loads of %d kN agrees with its joints', (p, d, h) => {
  const sin = h / Math.hypot(d, h)
  const address = `modelo=cercha&p=${p}&ancho=${d}&alto=${h}`
  checkForces(address, { b1c2: (-1.5 * p) / sin, c2d3: -p / sin, d3e2: -p / sin, e2f1: (-1.5 * p) / sin })
  checkForces(address, { c2d1: -p / (2 * sin), d1e2: -p / (2 * sin), d1d3: p, b1d1: (1.5 * p * d) / h })
  checkReadings(address, { v1: 1.5 * p, v2: 1.5 * p, necesarias: 9 })
})

// A bracket of two panels of 2 d, height 2 h, P at its end: moments P · 2 d and P · 4 d about its nodes.
test.each([
  [10, 1, 1],
  [25, 2, 1],
  [14, 1, 2],
])('a bracket with a load of %d kN at its end agrees with its sections', (p, d, h) => {
  const sin = h / Math.hypot(d, h)
  const address = `modelo=mensula&p=${p}&ancho=${d}&alto=${h}`
  checkForces(address, { a3c3: (p * d) / h, c3e3: (p * d) / h, a1c1: (-2 * p * d) / h, c1e3: -p / sin })
  checkForces(address, { a3c1: p / sin, c1c3: 0, a1a3: 0 })
  checkReadings(address, { v1: p, h1: (-2 * p * d) / h, h2: (2 * p * d) / h, necesarias: 7, faltan: 0 })
})

describe('with redundant bars', () => {
  // Force method, one unknown X in the second diagonal of a w × h rectangle: X = −Σ N₀·n·L / Σ n²·L.
  // n is −w/D and −h/D in the sides and 1 in both diagonals.
  test.each([
    [10, 1, 1],
    [20, 1.5, 2],
    [12, 2, 1.5],
    [33, 3, 1],
  ])('two diagonals share %d kN as in the force method, squares of %d m by %d m', (p, w, h) => {
    const diagonal = Math.hypot(w, h)
    const [across, up] = [-w / diagonal, -h / diagonal]
    const pull = (p * diagonal) / w
    const top = p * -across * w
    const post = ((p * h) / w) * -up * h
    const x = -(pull * diagonal + top + post) / (2 * across ** 2 * w + 2 * up ** 2 * h + 2 * diagonal)
    const address = `modelo=cruz&p=${p}&ancho=${w}&alto=${h}`
    checkForces(address, { c1e3: pull + x, c3e1: x, c3e3: -p + x * across, c1e1: x * across })
    checkForces(address, { e1e3: (-p * h) / w + x * up, c1c3: x * up })
    checkReadings(address, { sobran: 1, faltan: 0, estado: 'Rígida, con barras de más (hiperestática)' })
  })

  // A load hangs from three bars of equal EA (Timoshenko, Strength of Materials I).
  // P / (1 + 2 cos³ θ) in the middle bar, that times cos² θ in the others.
  test.each([
    [10, 1, 1],
    [40, 1.5, 2],
    [25, 2, 1.5],
  ])('three bars share a hanging load of %d kN', (p, d, h) => {
    const cos = h / Math.hypot(d, h)
    const middle = p / (1 + 2 * cos ** 3)
    const bars = 'b3d1f3_d1d3_fijo-b3_fijo-d3_fijo-f3_abajo-d1'
    checkForces(`modelo=propio&barras=${bars}&p=${p}&ancho=${d}&alto=${h}`, {
      d1d3: middle,
      b3d1: middle * cos ** 2,
      d1f3: middle * cos ** 2,
    })
  })

  test('a tie between two fixed supports has no force, because the supports take it', () => {
    const address = 'modelo=propio&barras=b1f1d3b1_fijo-b1_fijo-f1_abajo-d3&p=24&ancho=1.5&alto=2'
    checkForces(address, { b1f1: 0, b1d3: -15, d3f1: -15 })
    checkReadings(address, { h1: 9, h2: -9, v1: 12, v2: 12, sobran: 1 })
  })
})

// Maxwell: b + r = 2 n if nothing moves and nothing is redundant.
// Movements minus redundant forces are 2 n − b − r (Calladine).
const counted: [barras: string, missing: number, extra: number, words: RegExp][] = [
  ['c1e1e3c3c1_fijo-c1_movil-e1_derecha-c3', 1, 0, /se mueve: le falta 1 barra\. Tiene 4 barras y 4 nudos/],
  ['a1c1e1e3c3a3a1_c1c3_fijo-a1_movil-e1_abajo-c1', 2, 0, /le faltan 2 barras\. Tiene 7 barras y 6 nudos/],
  [
    'a1c1e1e3c3a3a1_c1c3_a1c3_a3c1_fijo-a1_movil-e1_abajo-c1',
    1,
    1,
    /tiene 9 barras y bastarían 9: están mal repartidas/,
  ],
  ['a1c1e1_fijo-a1_fijo-e1_abajo-c1', 1, 1, /mal repartidas/],
  ['a1c1b2a1_fijo-a1_movil-c1_abajo-b2', 0, 0, /es rígida: sus 3 barras son las justas para 3 nudos/],
  ['a1c1b2a1_fijo-a1_fijo-c1_abajo-b2', 0, 1, /es rígida y le sobra 1 barra o apoyos \(hiperestática\)/],
  ['a1c1b2a1_abajo-b2', 0, 0, /no está bien sujeta y se mueve entera/],
  ['a1c1b2a1_movil-a1_movil-c1_abajo-b2', 0, 0, /no está bien sujeta/],
  ['a1c1c3a3a1_movil-a1_movil-c1_derecha-a3', 1, 0, /no está bien sujeta y además le falta 1 barra/],
]

test.each(counted)('counts missing and redundant bars of %s', (barras, missing, extra, words) => {
  const address = `modelo=propio&barras=${barras}`
  checkReadings(address, { faltan: missing, sobran: extra })
  expect(computeAddress(address).sentence).toMatch(words)
})

test('a square collapses in the direction of the push, and in the opposite one if the push is reversed', () => {
  const { solution, sentence, outputs } = computeAddress('')
  expect(solution.movement.map(({ x, y }) => [x, y].map((part) => Number(part.toFixed(9))))).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
    [1, 0],
  ])
  expect(sentence).toContain('El nudo que más se mueve es c3, hacia la derecha.')
  expect(outputs.traccion?.value).toBe('no hay equilibrio')
  const left = computeAddress('modelo=propio&barras=c1e1e3c3c1_fijo-c1_movil-e1_izquierda-e3')
  expect(left.sentence).toContain('hacia la izquierda')
})

test('warns about overloaded bars, nodes without bars, and missing supports and loads', () => {
  const { warnings } = computeAddress('modelo=diagonal&p=20&limite=25')
  expect(warnings).toEqual(['La barra c1–e3 se rompe: la estiran 28,28 kN y aguanta 25 kN.'])
  expect(computeAddress('modelo=diagonal&p=20&limite=19').warnings[0]).toBe(
    'La barra e1–e3 cede: la comprimen 20 kN y aguanta 19 kN.',
  )
  expect(computeAddress('modelo=pratt&p=100&limite=1').warnings.at(-1)).toBe(
    'Otras 17 barras pasan también de lo que aguantan.',
  )
  expect(computeAddress('modelo=warren&p=100&limite=101').warnings.at(-1)).toBe(
    'Otra barra pasa también de lo que aguanta.',
  )
  expect(computeAddress('modelo=propio&barras=a1c1b2a1_abajo-g1').warnings).toEqual([
    'No hay apoyos: pon uno fijo y otro móvil.',
    'En el nudo g1 no hay ninguna barra.',
  ])
  expect(computeAddress('modelo=propio&barras=a1c1b2a1_fijo-a1_movil-c1').warnings).toEqual([
    'No hay ninguna carga: las barras no hacen fuerza.',
  ])
  expect(computeAddress('modelo=propio&barras=').sentence).toContain('No hay ninguna barra')
})

test('reads the chosen bar with its ends in either order', () => {
  for (const elegido of ['c1e3', 'e3c1', 'E3c1'])
    checkReadings(`modelo=diagonal&elegido=${elegido}`, {
      fuerza: 10 * Math.SQRT2,
      esfuerzo: 'tracción',
      largo: 2 * Math.SQRT2,
    })
  expect(computeAddress('elegido=c1e3').outputs.fuerza).toBeUndefined()
})

test('a load with its own size does not change with the shared one', () => {
  const bars = 'b1f1d3b1_fijo-b1_movil-f1_abajo24-d3'
  checkForces(`modelo=propio&barras=${bars}&p=99&ancho=1.5&alto=2`, { b1d3: -15, b1f1: 9 })
  expect(truss.uses?.('p', valuesOf(truss, `modelo=propio&barras=${bars}`))).toBe(false)
})

test('known mistakes never equal the answer of a question', () => {
  const base = valuesOf(truss, '')
  for (const ask of truss.asks)
    for (let seed = 0; seed < 25; seed++) {
      const drawn = drawState(truss, ask, { seed: `q${seed}`, base })
      if (!drawn) throw new Error(`${ask.output} cannot be drawn`)
      const right = Number(drawn.outcome.outputs[ask.output]?.value)
      for (const { value } of ask.mistakes?.(drawn.values, drawn.outcome) ?? [])
        expect(Math.abs(value / right - 1), `${ask.output} ${seed}`).toBeGreaterThan(0.03)
    }
})
