import { expect, it } from 'vitest'
import { showOutput } from '../show-output.ts'
import type { Values } from '../simulator.ts'
import { readState } from '../simulator-state.ts'
import { drawAny } from '../state-fixture.ts'
import { simulator as adcPwm } from './definition.ts'

const state = (given: Record<string, string>): Values => {
  const { values, faults } = readState(adcPwm, (name) => given[name])
  expect(faults).toEqual([])
  return values
}
const compute = (given: Record<string, string>) => adcPwm.compute(state(given))
const read = (given: Record<string, string>, key: string) => compute(given).outputs[key]?.value

// As in the course: code = V · (2ⁿ − 1) / Vref, rounded; step = Vref / (2ⁿ − 1). Calculated by hand.
it.each([
  // 10 bits, 5 V, 512 → 2,50 V: 2.5 · 1023 / 5 = 511.5.
  ['2.5', 10, '5', 512, '10 0000 0000', 4.8876],
  ['0', 10, '5', 0, '00 0000 0000', 4.8876],
  ['5', 10, '5', 1023, '11 1111 1111', 4.8876],
  // 3.3 · 1023 / 5 = 675.18
  ['3.3', 10, '5', 675, '10 1010 0011', 4.8876],
  // The LM35 of the course: 0.25 · 1023 / 5 = 51.15
  ['0.25', 10, '5', 51, '00 0011 0011', 4.8876],
  // 1 · 1023 / 5 = 204.6
  ['1', 10, '5', 205, '00 1100 1101', 4.8876],
  // 4 · 1023 / 5 = 818.4
  ['4', 10, '5', 818, '11 0011 0010', 4.8876],
  // 8 bits: 2 · 255 / 5 = 102, and 2.01 gives 102.51
  ['2', 8, '5', 102, '0110 0110', 19.6078],
  ['2.01', 8, '5', 103, '0110 0111', 19.6078],
  // The table of the topic: 3 bits, 714 mV; 2.5 · 7 / 5 = 3.5
  ['2.5', 3, '5', 4, '100', 714.286],
  ['0.35', 3, '5', 0, '000', 714.286],
  ['0.36', 3, '5', 1, '001', 714.286],
  // 12 bits: 2.5 · 4095 / 5 = 2047.5
  ['2.5', 12, '5', 2048, '1000 0000 0000', 1.221],
  // 12 bits at 3.3 V: 1 · 4095 / 3.3 = 1240.9
  ['1', 12, '3.3', 1241, '0100 1101 1001', 0.80586],
  ['1.1', 10, '1.1', 1023, '11 1111 1111', 1.07527],
  // 16 bits: 1 · 65535 / 5 = 13107
  ['1', 16, '5', 13_107, '0011 0011 0011 0011', 0.0762951],
  ['2.4', 1, '5', 0, '0', 5000],
  ['2.5', 1, '5', 1, '1', 5000],
  ['9', 8, '12', 191, '1011 1111', 47.0588],
])('reads %s V with %d bits and %s V as %d', (v, bits, vref, code, binary, step) => {
  const given = { v, bits: String(bits), vref }
  expect(read(given, 'codigo')).toBe(code)
  expect(read(given, 'binario')).toBe(binary)
  expect(Number(read(given, 'escalon')) / step).toBeCloseTo(1, 4)
  expect(read(given, 'niveles')).toBe(2 ** bits)
  // The voltage of the code, and its error.
  const back = (code * Number(vref)) / (2 ** bits - 1)
  expect(read(given, 'tension')).toBeCloseTo(back, 6)
  expect(read(given, 'error')).toBeCloseTo(1000 * (back - Number(v)), 5)
})

// Real converters: step = Vref / 2ⁿ, code = whole part of V / step. Calculated by hand.
it.each([
  // From the topic: 1023 begins at 4.995 V; with 3 bits the step is 625 mV.
  ['2.5', 10, '5', 512, 4.8828],
  ['4.99', 10, '5', 1021, 4.8828],
  ['5', 10, '5', 1023, 4.8828],
  ['3.3', 10, '5', 675, 4.8828],
  ['0.62', 3, '5', 0, 625],
  ['0.63', 3, '5', 1, 625],
  ['2.5', 3, '5', 4, 625],
  ['5', 3, '5', 7, 625],
  ['3', 2, '4', 3, 1000],
  ['2.99', 2, '4', 2, 1000],
  ['1', 8, '2.5', 102, 9.765625],
  ['0.3', 4, '4.8', 1, 300],
])('truncates %s V with %d bits and %s V to %d', (v, bits, vref, code, step) => {
  const given = { v, bits: String(bits), vref, escala: 'real' }
  expect(read(given, 'codigo')).toBe(code)
  expect(Number(read(given, 'escalon')) / step).toBeCloseTo(1, 4)
  expect(read(given, 'errormax')).toBe(read(given, 'escalon'))
})

// The table in the topic «Señales: ADC y PWM».
it.each([
  [3, 8, 7, '714,3 mV'],
  [8, 256, 255, '19,61 mV'],
  [10, 1024, 1023, '4,888 mV'],
  [12, 4096, 4095, '1,221 mV'],
])('has with %d bits %d codes up to %d and a step of %s', (bits, levels, top, step) => {
  const { outputs } = compute({ bits: String(bits) })
  expect([outputs.niveles?.value, outputs.maximo?.value]).toEqual([levels, top])
  expect(outputs.escalon && showOutput(outputs.escalon)).toBe(step)
  // Rounding is off by at most half a step.
  expect(Number(outputs.errormax?.value)).toBeCloseTo(Number(outputs.escalon?.value) / 2, 6)
})

it('has no error above the stated maximum, from 0 V to the reference', () => {
  for (const escala of ['maximo', 'real'])
    for (let v = 0; v <= 500; v += 1) {
      const { outputs } = compute({ v: String(v / 100), bits: '5', escala })
      const most = Number(outputs.errormax?.value)
      expect(Math.abs(Number(outputs.error?.value)), `${escala} ${v}`).toBeLessThanOrEqual(most + 1e-6)
    }
})

// Folding: samples of f equal those of |f − k · fs|, with the k that minimises it (Shannon 1949).
it.each([
  [10, 15, 5],
  [10, 12, 2],
  [10, 11, 1],
  [10, 9, 1],
  [10, 8, 2],
  [10, 10, 0],
  [10, 5, 0],
  [10, 4, 2],
  [50, 60, 10],
  [50, 49, 1],
  [7, 10, 3],
  [3, 4, 1],
  [10, 20, 10],
])('reports that %d Hz sampled %d times a second look like %d Hz', (f, fs, seen) => {
  const { outputs, warnings } = compute({ entrada: 'onda', f: String(f), fs: String(fs) })
  expect(outputs.aparente?.value).toBe(seen)
  expect(outputs.minima?.value).toBe(2 * f)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^Aliasing:/)
})

it.each([
  [10, 21],
  [2, 32],
  [50, 400],
  [1, 3],
])('shows %d Hz unchanged when sampled %d times a second', (f, fs) => {
  const { outputs, warnings } = compute({ entrada: 'onda', f: String(f), fs: String(fs) })
  expect([outputs.aparente?.value, outputs.muestras?.value, warnings]).toEqual([f, fs / f, []])
})

it('reads a single code when it samples once or twice per period, at the same phase', () => {
  for (const fs of ['10', '20'])
    expect(read({ entrada: 'onda', f: '10', fs }, 'codigos')).toBe('iguales a 512')
})

it('gives the lowest and the highest sample of a wave', () => {
  // 4 samples per period fall on centre, top, centre, bottom: 2.5 ± 2 V of 5 V.
  // With 8 bits: 4.5 · 51 = 229.5, 0.5 · 51 = 25.5.
  expect(read({ entrada: 'onda', f: '2', fs: '8', bits: '8' }, 'codigos')).toBe('de 26 a 230')
})

it('warns about inputs beyond its range', () => {
  expect(compute({ v: '6' }).warnings).toEqual([
    'La entrada, 6 V, pasa de la referencia, 5 V: el convertidor no pasa de 1023 y una placa de verdad podría estropearse.',
  ])
  expect(read({ v: '6' }, 'codigo')).toBe(1023)
  const { warnings } = compute({ entrada: 'onda', amp: '3' })
  expect(warnings).toEqual([
    'La onda sube a 5,5 V y la referencia es 5 V: lo de encima se lee siempre 1023.',
    'La onda baja a −0,5 V: lo que queda por debajo de 0 V se lee siempre 0, y una placa de verdad podría estropearse.',
  ])
})

// D = value / 255; mean = V · D; T = 1000 / f ms. Calculated by hand.
it.each([
  // 64 of 255 at 5 V; 490 Hz is the frequency of an Arduino Uno.
  ['64', '5', '490', '25,1 %', '1,25 V', '2,041 ms', '0,5122 ms', '1,529 ms'],
  ['0', '5', '490', '0 %', '0 V', '2,041 ms', '0 ms', '2,041 ms'],
  ['255', '5', '490', '100 %', '5 V', '2,041 ms', '2,041 ms', '0 ms'],
  ['51', '5', '1000', '20 %', '1 V', '1 ms', '0,2 ms', '0,8 ms'],
  ['102', '5', '500', '40 %', '2 V', '2 ms', '0,8 ms', '1,2 ms'],
  ['153', '12', '100', '60 %', '7,2 V', '10 ms', '6 ms', '4 ms'],
  ['204', '9', '50', '80 %', '7,2 V', '20 ms', '16 ms', '4 ms'],
  ['128', '5', '980', '50,2 %', '2,51 V', '1,02 ms', '0,5122 ms', '0,5082 ms'],
  ['32', '3.3', '20', '12,5 %', '0,414 V', '50 ms', '6,275 ms', '43,73 ms'],
  ['85', '6', '1', '33,3 %', '2 V', '1000 ms', '333,3 ms', '666,7 ms'],
])(
  'converts the value %s at %s V and %s Hz to a duty cycle of %s and a mean of %s',
  (n, alto, fpwm, ...read) => {
    const { ciclo, media, periodo, encendido, apagado } = compute({ parte: 'pwm', n, alto, fpwm }).outputs
    expect([ciclo, media, periodo, encendido, apagado].map((one) => one && showOutput(one))).toEqual(read)
  },
)

// The nearest value to 255 · D / 100.
it.each([
  ['60', 153],
  ['20', 51],
  ['25', 64],
  ['50', 128],
  ['75', 191],
  ['0', 0],
  ['100', 255],
  ['0.2', 1],
  ['33.3', 85],
  ['99.9', 255],
])('writes a duty cycle of %s %% as %d', (d, n) => {
  const given = { parte: 'pwm', mando: 'porcentaje', d }
  expect(read(given, 'escrito')).toBe(n)
  expect(read(given, 'ciclo')).toBeCloseTo(Number(d), 6)
})

it.each([
  ['64', '490', 'luz fija, al 25,1 %', 'gira al 25,1 % de su velocidad', 0],
  ['64', '50', 'luz fija, al 25,1 %', 'gira al 25,1 % de su velocidad', 0],
  ['64', '49', 'parpadea, 49 destellos por segundo', 'gira al 25,1 % de su velocidad', 1],
  ['64', '10', 'parpadea, 10 destellos por segundo', 'gira al 25,1 % de su velocidad', 1],
  ['64', '9', 'parpadea, 9 destellos por segundo', 'gira a tirones, al 25,1 % de media', 2],
  ['64', '1', 'parpadea, 1 destello por segundo', 'gira a tirones, al 25,1 % de media', 2],
  ['0', '1', 'apagada', 'parado', 0],
  ['255', '1', 'encendida del todo', 'gira a toda velocidad', 0],
])('describes a lamp and a motor at %s and %s Hz', (n, fpwm, lamp, motor, count) => {
  const { outputs, warnings } = compute({ parte: 'pwm', n, fpwm })
  expect([outputs.lampara?.value, outputs.motor?.value, warnings.length]).toEqual([lamp, motor, count])
})

it('describes each part in a sentence', () => {
  expect(compute({}).sentence).toBe(
    'Con 10 bits, 2,5 V se lee 512 (10 0000 0000 en binario). Ese número dice 2,502 V: el error es de 2,444 mV.',
  )
  expect(compute({ entrada: 'onda' }).sentence).toBe(
    'Una onda de 2 Hz que va de 0,5 V a 4,5 V, con 32 muestras por segundo y 10 bits: 16 muestras por periodo, números de 102 a 921.',
  )
  expect(compute({ parte: 'pwm' }).sentence).toBe(
    'Ciclo de trabajo del 25,1 %: 5 V durante 0,5122 ms y 0 V durante 1,529 ms, una y otra vez. La media es 1,25 V. Lámpara: luz fija, al 25,1 %; motor: gira al 25,1 % de su velocidad.',
  )
})

it('computes a reproducible outcome for any state', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const values = drawAny(adcPwm, seed)
    const outcome = adcPwm.compute(values)
    expect(outcome.sentence).toMatch(/\.$/)
    expect(new Set(outcome.warnings).size).toBe(outcome.warnings.length)
    for (const { value } of Object.values(outcome.outputs))
      expect(typeof value === 'string' || Number.isFinite(value)).toBe(true)
    expect(adcPwm.compute(values)).toEqual(outcome)
  }
})

it.each(adcPwm.asks)('asks for «$output», and no known mistake equals the answer', (ask) => {
  const fixed = ask.fixed as Record<string, string>
  const values = state({ v: '3.3', bits: '10', vref: '5', n: '64', d: '30', fpwm: '200', ...fixed })
  const outcome = adcPwm.compute(values)
  const right = Number(outcome.outputs[ask.output]?.value)
  expect(ask.suits?.(values, outcome)).toBe(true)
  const mistakes = ask.mistakes?.(values, outcome) ?? []
  expect(mistakes).toHaveLength(4)
  for (const { value, message } of mistakes)
    expect(Math.abs(value / right - 1), message).toBeGreaterThan(0.05)
})
