import { expect, it } from 'vitest'
import type { Values } from '../simulator.ts'
import { readState } from '../simulator-state.ts'
import { drawAny } from '../state-fixture.ts'
import { simulator as resistorCode } from './definition.ts'

const state = (given: Record<string, string>): Values => {
  const { values, faults } = readState(resistorCode, (name) => given[name])
  expect(faults).toEqual([])
  return values
}

function readBands(colours: string) {
  const words = colours.split(' ')
  const [mult = '', tol = ''] = words.slice(-2)
  const [c1 = '', c2 = '', c3] = words.slice(0, -2)
  const bands = { bandas: String(words.length), c1, c2, mult, tol, ...(c3 && { c3 }) }
  return resistorCode.compute(state({ modo: 'colores', ...bands }))
}

const size: Record<string, number> = { Ω: 1, kΩ: 1e3, MΩ: 1e6, GΩ: 1e9 }

const thousands: Record<string, number> = { ohm: 1, kilo: 1e3, mega: 1e6 }

/** An output in ohms. */
function ohms(outcome: ReturnType<typeof readBands>, key: string): number {
  const { value, unit } = outcome.outputs[key] ?? { value: '', unit: '' }
  return Number(value) * (size[unit] ?? Number.NaN)
}

// IEC 60062:2016, colour table: value = digits · 10^multiplier ohms, limits = value · (1 ± tolerance).
// Calculated by hand.
it.each([
  // The example of the course.
  ['amarillo violeta rojo oro', 4700, 4465, 4935],
  ['marron negro negro oro', 10, 9.5, 10.5],
  ['marron negro marron oro', 100, 95, 105],
  ['marron negro rojo oro', 1000, 950, 1050],
  ['marron negro naranja oro', 10_000, 9500, 10_500],
  ['marron negro amarillo oro', 100_000, 95_000, 105_000],
  ['marron negro verde oro', 1e6, 950_000, 1_050_000],
  ['marron negro azul oro', 1e7, 9_500_000, 10_500_000],
  ['marron negro violeta oro', 1e8, 9.5e7, 1.05e8],
  ['marron negro gris oro', 1e9, 9.5e8, 1.05e9],
  ['marron negro blanco oro', 1e10, 9.5e9, 1.05e10],
  ['marron negro oro oro', 1, 0.95, 1.05],
  ['marron negro plata oro', 0.1, 0.095, 0.105],
  ['rojo rojo marron oro', 220, 209, 231],
  ['naranja naranja marron oro', 330, 313.5, 346.5],
  ['naranja blanco marron oro', 390, 370.5, 409.5],
  ['amarillo violeta marron oro', 470, 446.5, 493.5],
  ['verde azul marron plata', 560, 504, 616],
  ['azul gris marron plata', 680, 612, 748],
  ['gris rojo rojo plata', 8200, 7380, 9020],
  ['marron verde naranja oro', 15_000, 14_250, 15_750],
  ['marron gris negro plata', 18, 16.2, 19.8],
  ['rojo violeta oro oro', 2.7, 2.565, 2.835],
  ['amarillo violeta plata oro', 0.47, 0.4465, 0.4935],
  ['blanco marron rojo rojo', 9100, 8918, 9282],
  ['violeta verde amarillo marron', 750_000, 742_500, 757_500],
  // Five bands: three digits.
  ['amarillo violeta negro marron marron', 4700, 4653, 4747],
  ['marron negro negro marron marron', 1000, 990, 1010],
  ['rojo rojo negro negro rojo', 220, 215.6, 224.4],
  ['amarillo blanco blanco rojo marron', 49_900, 49_401, 50_399],
  ['marron negro rojo rojo marron', 10_200, 10_098, 10_302],
  ['azul gris marron negro verde', 681, 677.595, 684.405],
  ['gris violeta azul oro azul', 87.6, 87.381, 87.819],
  ['marron rojo marron plata violeta', 1.21, 1.20879, 1.21121],
  ['rojo verde negro naranja naranja', 250_000, 249_875, 250_125],
  ['naranja violeta verde amarillo amarillo', 3_750_000, 3_749_250, 3_750_750],
  ['marron verde negro verde gris', 1.5e7, 14_998_500, 15_001_500],
])('decodes %s as %d Ω, from %d to %d Ω', (colours, value, least, most) => {
  const outcome = readBands(colours)
  expect(ohms(outcome, 'resistencia')).toBeCloseTo(value, 6)
  expect(ohms(outcome, 'minimo') / least).toBeCloseTo(1, 9)
  expect(ohms(outcome, 'maximo') / most).toBeCloseTo(1, 9)
})

// The same table in reverse: as many digits as there are bands, then the number of zeros.
it.each([
  ['4.7', 'kilo', '4', '5', 'amarillo, violeta, rojo y oro'],
  ['4.7', 'kilo', '5', '1', 'amarillo, violeta, negro, marrón y marrón'],
  ['220', 'ohm', '4', '5', 'rojo, rojo, marrón y oro'],
  ['330', 'ohm', '4', '10', 'naranja, naranja, marrón y plata'],
  ['10', 'ohm', '4', '5', 'marrón, negro, negro y oro'],
  ['1', 'ohm', '4', '5', 'marrón, negro, oro y oro'],
  ['0.47', 'ohm', '4', '5', 'amarillo, violeta, plata y oro'],
  ['0.1', 'ohm', '4', '10', 'marrón, negro, plata y plata'],
  ['1', 'mega', '4', '5', 'marrón, negro, verde y oro'],
  ['10', 'mega', '4', '5', 'marrón, negro, azul y oro'],
  ['990', 'mega', '4', '5', 'blanco, blanco, violeta y oro'],
  ['999', 'mega', '5', '2', 'blanco, blanco, blanco, azul y rojo'],
  ['49.9', 'kilo', '5', '1', 'amarillo, blanco, blanco, rojo y marrón'],
  ['1', 'ohm', '5', '1', 'marrón, negro, negro, plata y marrón'],
  ['82', 'kilo', '4', '5', 'gris, rojo, naranja y oro'],
  ['560', 'kilo', '4', '5', 'verde, azul, amarillo y oro'],
  ['6.8', 'ohm', '4', '5', 'azul, gris, oro y oro'],
  ['100', 'kilo', '5', '1', 'marrón, negro, negro, naranja y marrón'],
])('encodes %s %s in %s bands of ±%s %%: %s', (valor, unidad, bandas, margen, colours) => {
  const outcome = resistorCode.compute(state({ modo: 'valor', valor, unidad, bandas, margen }))
  expect(outcome.outputs.colores?.value).toBe(colours)
  expect(ohms(outcome, 'resistencia')).toBeCloseTo(Number(valor) * (thousands[unidad] ?? Number.NaN), 6)
})

// IEC 60063: the nearest value by difference, calculated by hand.
it.each([
  ['4.7', 'kilo', '4,7 kΩ', '4,7 kΩ', 'E12 y E24'],
  ['5.1', 'kilo', '4,7 kΩ', '5,1 kΩ', 'E24'],
  ['500', 'ohm', '470 Ω', '510 Ω', 'ninguna de E12, E24 y E96'],
  ['350', 'ohm', '330 Ω', '360 Ω', 'ninguna de E12, E24 y E96'],
  ['94', 'ohm', '100 Ω', '91 Ω', 'ninguna de E12, E24 y E96'],
  ['9.7', 'kilo', '10 kΩ', '10 kΩ', 'ninguna de E12, E24 y E96'],
  ['1', 'mega', '1 MΩ', '1 MΩ', 'E12, E24 y E96'],
  ['2', 'kilo', '1,8 kΩ', '2 kΩ', 'E24 y E96'],
  ['1.1', 'ohm', '1 Ω', '1,1 Ω', 'E24 y E96'],
])('finds near %s %s the values %s of E12 and %s of E24; it is in: %s', (valor, unidad, e12, e24, series) => {
  const { outputs } = resistorCode.compute(state({ modo: 'valor', valor, unidad }))
  expect([outputs.e12?.value, outputs.e24?.value, outputs.serie?.value]).toEqual([e12, e24, series])
})

it('contains exactly the two-digit values of E12 and E24', () => {
  // IEC 60063, written out.
  const e12 = '10 12 15 18 22 27 33 39 47 56 68 82'.split(' ')
  const e24 = [...e12, ...'11 13 16 20 24 30 36 43 51 62 75 91'.split(' ')]
  for (let number = 10; number <= 99; number += 1) {
    const valor = String(number)
    const { outputs, warnings } = resistorCode.compute(state({ modo: 'valor', valor, unidad: 'ohm' }))
    expect(String(outputs.serie?.value).startsWith('E12'), valor).toBe(e12.includes(valor))
    expect(/E24/.test(String(outputs.serie?.value)) && warnings.length === 0, valor).toBe(e24.includes(valor))
  }
})

// E96 of IEC 60063, from its printed table.
it.each(['1.02', '1.47', '2.05', '3.01', '4.75', '4.99', '6.65', '9.76'])(
  'reports that %s kΩ is only in E96',
  (valor) => {
    const { warnings } = resistorCode.compute(state({ modo: 'valor', valor, bandas: '5', margen: '1' }))
    expect(warnings).toEqual([
      `${valor.replace('.', ',')} kΩ no está en E12 ni en E24; sí en E96, la serie de las resistencias del 1 %.`,
    ])
  },
)

it.each([
  [
    'oro violeta rojo oro',
    ['La 1.ª banda es una cifra, y ninguna cifra es de color oro: va del negro (0) al blanco (9).'],
  ],
  [
    'marron plata rojo oro',
    ['La 2.ª banda es una cifra, y ninguna cifra es de color plata: va del negro (0) al blanco (9).'],
  ],
  [
    'negro marron rojo oro',
    ['La 1.ª banda no puede ser de color negro: una resistencia no empieza por la cifra 0.'],
  ],
  ['marron negro rojo negro', ['La 4.ª banda dice la tolerancia, y ninguna tolerancia es de color negro.']],
  [
    'marron negro negro rojo blanco',
    ['La 5.ª banda dice la tolerancia, y ninguna tolerancia es de color blanco.'],
  ],
])('reports invalid colours in %s', (colours, warnings) => {
  const outcome = readBands(colours)
  expect(outcome.warnings).toEqual(warnings)
  expect(outcome.outputs.resistencia?.value).toBe('—')
})

it('reports values that are not made, that are rounded or that cannot be encoded', () => {
  expect(readBands('amarillo gris rojo oro').warnings).toEqual([
    '4,8 kΩ no está en E12 ni en E24: no se fabrica así. Lo más próximo es 4,7 kΩ en E12 y 4,7 kΩ en E24.',
  ])
  const rounded = resistorCode.compute(state({ modo: 'valor', valor: '4.74' }))
  expect(rounded.warnings).toEqual(['Con 4 bandas solo caben 2 cifras: 4,74 kΩ se queda en 4,7 kΩ.'])
  const small = resistorCode.compute(state({ modo: 'valor', valor: '0.47', unidad: 'ohm', bandas: '5' }))
  expect(small.sentence).toBe('Ese valor no cabe en las bandas.')
  expect(small.warnings).toHaveLength(1)
})

it('describes both directions in a sentence', () => {
  expect(resistorCode.compute(state({})).sentence).toBe(
    'Amarillo, violeta, rojo y oro: 4,7 kΩ ±5 %, entre 4465 Ω y 4935 Ω.',
  )
  expect(resistorCode.compute(state({ modo: 'valor', valor: '56', margen: '10' })).sentence).toBe(
    '56 kΩ ±10 % se escribe con verde, azul, naranja y plata: entre 50,4 kΩ y 61,6 kΩ.',
  )
})

it('computes any state, and encoding and decoding are inverse', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const values = drawAny(resistorCode, seed)
    const outcome = resistorCode.compute(values)
    expect(outcome.sentence).toMatch(/\.$/)
    expect(new Set(outcome.warnings).size).toBe(outcome.warnings.length)
    const { colores, resistencia } = outcome.outputs
    if (values.modo !== 'valor' || resistencia?.value === '—') continue
    const ids = String(colores?.value)
      .replace('marrón', 'marron')
      .replace('marrón', 'marron')
      .split(/, | y /)
    const back = readBands(ids.map((id) => id.replace('ó', 'o')).join(' '))
    expect(back.outputs.resistencia).toEqual(resistencia)
  }
})

it.each(resistorCode.asks)('asks for «$output» only if it is determined, and has known mistakes', (ask) => {
  const values = state({ c1: 'verde', c2: 'azul', mult: 'naranja', ...(ask.fixed as Record<string, string>) })
  const outcome = resistorCode.compute(values)
  expect(ask.suits?.(values, outcome)).toBe(true)
  const mistakes = ask.mistakes?.(values, outcome) ?? []
  expect(mistakes.length).toBeGreaterThan(3)
  const right = outcome.outputs[ask.output]?.value
  expect(mistakes.map(({ value }) => value)).not.toContain(right)
  // An invalid code, and 4.8 kΩ, which is not made.
  for (const unfit of [state({ c1: 'oro' }), state({ c2: 'gris' })])
    expect(ask.suits?.(unfit, resistorCode.compute(unfit))).toBe(false)
})

it('knows the common misreadings of 56 kΩ', () => {
  // 56 · 10³ in kΩ: third band as a digit, ends swapped, times 3, one zero too many.
  const values = state({ c1: 'verde', c2: 'azul', mult: 'naranja' })
  const [ask] = resistorCode.asks
  const mistakes = ask?.mistakes?.(values, resistorCode.compute(values)) ?? []
  expect(mistakes.map(({ value }) => value)).toEqual([0.563, 65, 0.168, 560])
})
