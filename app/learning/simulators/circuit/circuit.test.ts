import { expect, test } from 'vitest'
import { readState } from '../simulator-state.ts'
import { readCircuit, readyCircuits, writeCircuit } from './circuit-code.ts'
import { simulator as circuit } from './definition.ts'

/** Outcome of a state given as in an address. */
function read(state: Readonly<Record<string, string>>) {
  const { values, faults } = readState(circuit, (name) => state[name])
  expect(faults).toEqual([])
  return circuit.compute(values)
}

/** In volts, amperes, watts and ohms, regardless of the displayed unit. */
function readNumber(state: Readonly<Record<string, string>>, key: string): number {
  const output = read(state).outputs[key]
  const value = typeof output?.value === 'number' ? output.value : Number.NaN
  return output?.unit === 'mA' || output?.unit === 'mW' ? value / 1000 : value
}

// All circuits have the same frame: battery on the left, the rest of the loop on the right.
const loop = (top: string, right = 'hilo-e2e4', volts = 9) =>
  `pila${volts}-b4b3_${top}_${right}_hilo-b3b2_hilo-e4b4`
const one = (part: string, volts = 9) => loop(`${part}-b2c2_hilo-c2e2`, 'hilo-e2e4', volts)
const series = (a: number, b: number, volts = 9) =>
  loop(`r${a}-b2c2_r${b}-c2d2_hilo-d2e2`, 'hilo-e2e4', volts)
const parallel = (a: number, b: number, volts = 9) =>
  `pila${volts}-b4b3_r${a}-d2d3_r${b}-e2e3_hilo-b3b2e2_hilo-d3d4_hilo-e3e4b4`
const mixed = (a: number, b: number, c: number, volts: number) =>
  `pila${volts}-b4b3_r${a}-b2c2_r${b}-d2d3_r${c}-e2e3_hilo-b3b2_hilo-c2e2_hilo-d3d4_hilo-e3e4b4`
const led = (color: string, ohms: number, volts = 9) =>
  loop(`r${ohms}-b2c2_hilo-c2e2`, `led${color}-e2e3_hilo-e3e4`, volts)

type Held = [name: string, state: Record<string, string>, key: string, expected: number]

// The expected values are calculated by hand from the law in the title.
const held: readonly Held[] = [
  ['Ohm, topic «Ley de Ohm»: 9 V / 450 Ω', { circuito: one('r450') }, 'total', 0.02],
  ['Ohm: 12 V / 24 Ω', { circuito: one('r24', 12) }, 'intensidad', 0.5],
  ['P = V · I: 12 V · 0.5 A', { circuito: one('r24', 12) }, 'potencia', 6],
  ['Ohm: 4.5 V / 30 Ω', { circuito: one('bombilla30', 4.5) }, 'total', 0.15],
  ['P = V² / R: 4.5² / 30', { circuito: one('bombilla30', 4.5) }, 'potencia', 0.675],
  ['Ohm, motor: 4.5 V / 15 Ω', { circuito: one('motor15', 4.5) }, 'intensidad', 0.3],
  ['Ohm, least resistance: 24 V / 1 Ω', { circuito: one('r1', 24) }, 'total', 24],
  ['Ohm, greatest resistance: 24 V / 1 MΩ', { circuito: one('r1000k', 24) }, 'total', 0.000024],
  [
    'Ohm, shared numbers: 6 V / 120 Ω',
    { circuito: one('ra').replace('pila9', 'pilav'), v: '6', ra: '120' },
    'total',
    0.05,
  ],
  ['series, topic: 1200 + 600', { circuito: series(1200, 600) }, 'equivalente', 1800],
  ['series, topic: 9 / 1800', { circuito: series(1200, 600) }, 'total', 0.005],
  ['series, topic: 0.005 · 1200', { circuito: series(1200, 600), elegido: 'R1' }, 'tension', 6],
  ['series, topic: 0.005 · 600', { circuito: series(1200, 600), elegido: 'R2' }, 'tension', 3],
  ['series: P = 3 V · 5 mA', { circuito: series(1200, 600), elegido: 'R2' }, 'potencia', 0.015],
  ['series, problem: 300 + 600', { circuito: series(300, 600) }, 'equivalente', 900],
  ['series, problem: 9 / 900', { circuito: series(300, 600) }, 'total', 0.01],
  ['series, problem: 0.01 · 300', { circuito: series(300, 600), elegido: 'R1' }, 'tension', 3],
  ['parallel, topic: 1200 · 600 / 1800', { circuito: parallel(1200, 600) }, 'equivalente', 400],
  ['parallel, topic: 9 / 400', { circuito: parallel(1200, 600) }, 'total', 0.0225],
  ['parallel, topic: 9 / 1200', { circuito: parallel(1200, 600), elegido: 'R1' }, 'intensidad', 0.0075],
  ['parallel, topic: 9 / 600', { circuito: parallel(1200, 600), elegido: 'R2' }, 'intensidad', 0.015],
  ['parallel: each has the whole tension', { circuito: parallel(1200, 600), elegido: 'R2' }, 'tension', 9],
  ['parallel of equals: 300 / 2', { circuito: parallel(300, 300) }, 'equivalente', 150],
  ['mixed, problem: 1 k + 2 k ∥ 2 k', { circuito: mixed(1000, 2000, 2000, 12) }, 'equivalente', 2000],
  ['mixed, problem: 12 / 2 k', { circuito: mixed(1000, 2000, 2000, 12) }, 'total', 0.006],
  ['mixed, problem: 6 mA · 1 k', { circuito: mixed(1000, 2000, 2000, 12), elegido: 'R1' }, 'tension', 6],
  [
    'mixed, problem: half of 6 mA',
    { circuito: mixed(1000, 2000, 2000, 12), elegido: 'R3' },
    'intensidad',
    0.003,
  ],
  ['mixed: 10 + 20 ∥ 20, 12 / 20', { circuito: mixed(10, 20, 20, 12) }, 'total', 0.6],
  ['mixed: 0.6 A · 10 Ω', { circuito: mixed(10, 20, 20, 12), elegido: 'R2' }, 'tension', 6],
  ['divider, problem: 5 V · 40 / 50', { circuito: series(10000, 40000, 5), elegido: 'R2' }, 'tension', 4],
  ['divider: 5 V · 10 / 50', { circuito: series(10000, 40000, 5), elegido: 'R1' }, 'tension', 1],
  ['LED red: (9 − 2) / 390', { circuito: led('rojo', 390) }, 'total', 0.01794872],
  ['LED red: keeps 2 V', { circuito: led('rojo', 390), elegido: 'LED1' }, 'tension', 2],
  ['LED red: the resistor gets 7 V', { circuito: led('rojo', 390), elegido: 'R1' }, 'tension', 7],
  ['LED yellow: (9 − 2.1) / 690', { circuito: led('amarillo', 690) }, 'total', 0.01],
  ['LED green: (9 − 3) / 600', { circuito: led('verde', 600) }, 'total', 0.01],
  ['LED blue: (12 − 3.2) / 880', { circuito: led('azul', 880, 12) }, 'total', 0.01],
  ['LED white: (4.5 − 3.2) / 130', { circuito: led('blanco', 130, 4.5) }, 'total', 0.01],
  ['LED too near its battery: (9 − 2) / 100', { circuito: led('rojo', 100) }, 'total', 0.07],
  ['LED below its tension: nothing', { circuito: led('azul', 100, 3) }, 'total', 0],
  ['diode: (9 − 0.7) / 830', { circuito: loop('r830-b2c2_diodo-c2d2_hilo-d2e2') }, 'total', 0.01],
  [
    'diode and LED, problem: (9 − 0.7 − 2) / 630',
    { circuito: loop('r630-b2c2_diodo-c2d2_ledrojo-d2e2') },
    'total',
    0.01,
  ],
  ['two LED: (9 − 2 − 2) / 500', { circuito: loop('r500-b2c2_ledrojo-c2d2_ledrojo-d2e2') }, 'total', 0.01],
  ['diode the wrong way: nothing', { circuito: loop('r830-b2c2_diodo-d2c2_hilo-d2e2') }, 'total', 0],
  [
    'batteries in series: (4.5 + 4.5) / 90',
    { circuito: loop('pila4.5-b2c2_r90-c2d2_hilo-d2e2', 'hilo-e2e4', 4.5) },
    'total',
    0.1,
  ],
  ['batteries opposed: (9 − 4.5) / 90', { circuito: loop('pila4.5-c2b2_r90-c2d2_hilo-d2e2') }, 'total', 0.05],
  // R = R₁₀ · (10 / E)^0.7; 10^-0.7 = 0.199526, 30^-0.7 = 0.0924730.
  ['LDR at 10 lx: its value', { circuito: one('ldr10k'), luz: '10' }, 'resistencia', 10000],
  ['LDR at 100 lx: 10 k · 0.199526', { circuito: one('ldr10k'), luz: '100' }, 'resistencia', 1995.26],
  ['LDR at 1 lx: 10 k / 0.199526', { circuito: one('ldr10k'), luz: '1' }, 'resistencia', 50118.7],
  ['LDR at 300 lx: 9 V / (10 k · 0.0924730)', { circuito: one('ldr10k'), luz: '300' }, 'total', 0.00973257],
  // R = R₂₅ · e^(3950 · (1/T − 1/298.15)): at 0 °C e^1.212554 = 3.362060, at 100 °C e^−2.662810 = 0.0697520.
  ['NTC at 25 °C: its value', { circuito: one('ntc10k'), temp: '25' }, 'resistencia', 10000],
  ['NTC at 0 °C: 10 k · e^1.212554', { circuito: one('ntc10k'), temp: '0' }, 'resistencia', 33620.6],
  ['NTC at 100 °C: 10 k · e^−2.662810', { circuito: one('ntc10k'), temp: '100' }, 'resistencia', 697.52],
  // Wheatstone bridge 100, 200 above, 300, 100 below, 50 across, 9 V.
  // Kirchhoff gives V_left = 5.4, V_right = 3.9 (equations in the test below).
  [
    'ammeter in a branch: 9 / 600',
    { circuito: parallel(1200, 600).replace('hilo-e3e4b4', 'a-e3e4_hilo-e4b4') },
    'a1',
    0.015,
  ],
  ['voltmeter: + at its first point', { circuito: `${series(1200, 600)}_v-c2d2` }, 'v1', 3],
  ['voltmeter the other way round', { circuito: `${series(1200, 600)}_v-d2c2` }, 'v1', -3],
  ['voltmeter between far points: the whole battery', { circuito: `${series(1200, 600)}_v-b2e4` }, 'v1', 9],
  [
    'voltmeter across an open switch',
    { circuito: `${loop('r90-b2c2_k1-c2d2_hilo-d2e2')}_v-c2d2`, k1: 'no' },
    'v1',
    9,
  ],
  [
    'two wires side by side share the current: 10 mA / 2',
    { circuito: 'pila9-b4b3_r900-b2c2_a-c2d2_hilo-c2c1d1d2_hilo-b3b2_hilo-d2e2e4b4' },
    'a1',
    0.0075,
  ],
]

test('there are at least fifty cases calculated by hand', () => {
  expect(held.length).toBeGreaterThanOrEqual(50)
})

test.each(held)('%s', (_, state, key, expected) => {
  const value = readNumber(state, key)
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(Math.max(1e-9, Math.abs(expected) * 2e-5))
})

test('a bridge satisfies the equations of its two nodes', () => {
  const state = { circuito: readyCircuits.puente?.circuito ?? '' }
  const at = (elegido: string) => readNumber({ ...state, elegido }, 'tension')
  // (9 − x)/100 = x/300 + (x − y)/50 and (9 − y)/200 + (x − y)/50 = y/100, by Cramer's rule.
  const [a, b, c, d] = [1 / 100 + 1 / 300 + 1 / 50, -1 / 50, -1 / 50, 1 / 200 + 1 / 50 + 1 / 100]
  const x = ((9 / 100) * d - b * (9 / 200)) / (a * d - b * c)
  const y = (a * (9 / 200) - c * (9 / 100)) / (a * d - b * c)
  expect(at('R4')).toBeCloseTo(x, 6)
  expect(at('R5')).toBeCloseTo(y, 6)
  expect(at('R3')).toBeCloseTo(Math.abs(x - y), 6)
  expect(read(state).outputs.formula?.value).toContain('leyes de Kirchhoff')
})

const warned = (state: Record<string, string>): string => read(state).warnings.join(' ')

test('a short circuit is reported, and so is an ammeter that causes it', () => {
  expect(warned({ circuito: 'pila9-b4b3_hilo-b3b2c2c4b4' })).toMatch(/^¡Cortocircuito! La corriente de P1 /)
  expect(warned({ circuito: 'pila9-b4b3_hilo-b3b2_a-b2c2_hilo-c2c4b4' })).toContain('El amperímetro A1')
  expect(read({ circuito: 'pila9-b4b3_hilo-b3b2c2c4b4' }).outputs.total?.value).toBe('enorme: cortocircuito')
  expect(warned({ circuito: 'pila9-b4b3_pila4.5-c4c3_hilo-b3c3_hilo-b4c4' })).toContain('P1 y P2')
})

test('a switch across a bulb shorts the battery only when it is closed', () => {
  const { circuito = '' } = readyCircuits.corto ?? {}
  expect(warned({ circuito, k1: 'no' })).toBe('')
  expect(warned({ circuito, k1: 'si' })).toContain('¡Cortocircuito!')
  expect(warned({ circuito, k1: 'si' })).toContain('B1 tiene los dos extremos unidos')
})

test('a LED without a resistor burns out, and its current and limit are reported', () => {
  const bare = { circuito: readyCircuits.sinresistencia?.circuito ?? '' }
  expect(warned(bare)).toMatch(/LED1 se quema: le llegan \d+ mA y un LED aguanta de 20 a 30 mA/)
  expect(warned({ circuito: led('rojo', 100) })).toContain('LED1 se quema: le llegan 70 mA')
  expect(warned({ circuito: led('rojo', 280) })).toContain('LED1 va forzado: 25 mA')
  expect(warned({ circuito: led('rojo', 390) })).toBe('')
})

test('the reason why a circuit is open is reported', () => {
  expect(warned({ circuito: loop('k1-b2c2_r90-c2d2_hilo-d2e2'), k1: 'no' })).toBe(
    'Circuito abierto: no pasa corriente. Prueba a cerrar K1.',
  )
  expect(warned({ circuito: 'pila9-b4b3_r90-b3b2' })).toContain('no hay un camino cerrado')
  expect(warned({ circuito: 'r90-b3b2' })).toBe('No hay ninguna pila: nada empuja la corriente.')
  expect(warned({ circuito: loop('ledrojo-c2b2_r90-c2d2_hilo-d2e2') })).toBe(
    'LED1 está al revés: no deja pasar la corriente. Gíralo.',
  )
  expect(warned({ circuito: led('azul', 100, 3) })).toBe(
    'A LED1 solo le llegan 3 V: necesita 3,2 V para conducir.',
  )
})

test('a voltmeter across two separate circuits reads nothing, and this is reported', () => {
  const state = { circuito: `${one('r90')}_v-b2a1` }
  expect(readNumber(state, 'v1')).toBe(0)
  expect(warned(state)).toContain('V1 no mide nada')
})

test('the formula shows the applied rule with its numbers', () => {
  const formula = (circuito: string) => read({ circuito }).outputs.formula?.value
  expect(formula(one('r450'))).toBe('I = 9 V / 450 Ω = 20 mA')
  expect(formula(series(1200, 600))).toBe('R = R1 + R2 = 1200 + 600 = 1800 Ω; I = 9 V / 1800 Ω = 5 mA')
  expect(formula(parallel(1200, 600))).toBe(
    'R = R1 · R2 / (R1 + R2) = 1200 · 600 / 1800 = 400 Ω; I = 9 V / 400 Ω = 22,5 mA',
  )
  expect(formula(mixed(100, 300, 600, 9))).toBe(
    'R = R1 + (R2 ∥ R3) = 100 + 200 = 300 Ω; I = 9 V / 300 Ω = 30 mA',
  )
  expect(formula(led('rojo', 350))).toBe('I = (9 V − 2 V) / 350 Ω = 20 mA')
  expect(read({ circuito: one('r450') }).outputs.cuenta?.value).toBe('V = I · R = 0,02 A · 450 Ω = 9 V')
})

test('the sentence begins with the measured part', () => {
  expect(read({}).sentence).toBe('Por R1 pasan 30 mA y entre sus extremos hay 9 V. La pila P1 entrega 30 mA.')
  const { circuito = '' } = readyCircuits.bombilla ?? {}
  expect(read({ circuito, elegido: 'B1' }).sentence).toBe(
    'Por B1 pasan 150 mA y entre sus extremos hay 4,5 V. La pila P1 entrega 150 mA. Luce B1.',
  )
  expect(read({ circuito, elegido: 'B1', k1: 'no' }).sentence).toBe('No pasa corriente.')
  expect(read({ circuito: '' }).sentence).toBe('La placa está vacía.')
})

test('every ready circuit parses, has its measured part and yields a sentence', () => {
  expect(Object.keys(readyCircuits).length).toBeGreaterThanOrEqual(8)
  for (const { circuito, elegido } of Object.values(readyCircuits)) {
    const { parts, fault } = readCircuit(circuito)
    expect(fault).toBeUndefined()
    expect(parts.map(({ name }) => name)).toContain(elegido)
    expect(read({ circuito, elegido }).sentence.length).toBeGreaterThan(20)
  }
})

test('a serialised circuit parses to the same circuit', () => {
  const edges = (text: string) =>
    readCircuit(text)
      .parts.map((part) =>
        (part.kind === 'wire' ? [part.from, part.to].sort() : JSON.stringify(part)).toString(),
      )
      .sort()
  for (const { circuito } of Object.values(readyCircuits))
    expect(edges(writeCircuit(readCircuit(circuito).parts))).toEqual(edges(circuito))
})

test.each([
  ['r450-b1d1', 'vecinos'],
  ['r450-b1', 'No entiendo «r450-b1»'],
  ['r0-b1c1', 'de 1 a'],
  ['ledmorado-b1c1', 'un LED es rojo'],
  ['hilo-a1c2', 'esquina'],
  ['r9-b1c1_hilo-a1c1', 'Hay dos piezas entre b1 y c1'],
  ['a-a1b1_a-b1c1_a-c1d1_a-d1e1', 'Amperímetro: como mucho 3'],
  ['{}<script>', 'No entiendo'],
])('rejects %s with a message in Spanish', (text, words) => {
  expect(readCircuit(text).fault).toContain(words)
})
