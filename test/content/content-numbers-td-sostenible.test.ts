import { expect, test } from 'vitest'
import { expectProblem, spanishNumber } from './content-numbers.ts'

/** The newer problems of «Tecnología sostenible (1.º–3.º ESO)», recalculated from their statements. */

test('td-sostenible-huella-de-un-portatil: (initial + use · years) / years', () => {
  const perYear = (years: number) => (240 + 20 * years) / years
  expectProblem(
    'td-sostenible-huella-de-un-portatil',
    ['240 kg', '20 kg cada año', '4 años'],
    [`${perYear(4)} kg`, `${perYear(8)} kg`],
  )
})

test('td-sostenible-fallo-la-lavadora-nueva: making the new one also emits', () => {
  const [years, old, recent, making] = [4, 70, 40, 200]
  const [before, after] = [old * years, making + recent * years]
  expectProblem(
    'td-sostenible-fallo-la-lavadora-nueva',
    [
      `${years} años`,
      `${old} kg`,
      `${recent} kg`,
      `${making} kg`,
      `${before} kg`,
      `${(old - recent) * years} kg`,
    ],
    [`${after} kg`, `${after - before} kg más`],
  )
})

test('td-sostenible-cuando-compensa-el-cambio: amount to recover / savings per year', () => {
  const [old, recent, price, making] = [400, 150, 500, 225]
  const saved = { carbon: (old - recent) * 0.15, money: (old - recent) * 0.2 }
  expect(price / saved.money).toBeGreaterThan(making / saved.carbon)
  expectProblem(
    'td-sostenible-cuando-compensa-el-cambio',
    [`${old} kWh`, `${recent} kWh`, `${price} €`, `${making} kg`, '0,20 €', '0,15 kg'],
    [`${spanishNumber(saved.carbon, 1)} kg`, `${making / saved.carbon} años`, `${price / saved.money} años`],
  )
})

test('td-sostenible-estima-la-ducha: E = litres · degrees · 1.16 Wh', () => {
  const litres = 10 * 6
  const energy = (litres * (40 - 15) * 1.16) / 1000
  // Specific heat of water: 4186 J per litre and degree.
  expect(1.16).toBeCloseTo(4186 / 3600, 2)
  expectProblem(
    'td-sostenible-estima-la-ducha',
    ['10 L', '6 minutos', '15 °C', '40 °C', '1,16 Wh', '0,20 €/kWh'],
    [`${litres} L`, `${spanishNumber(energy, 2)} kWh`, `${spanishNumber(energy * 30 * 0.2, 2)} €`],
  )
})

test('td-sostenible-rendimiento-de-una-placa: useful / received', () => {
  const [received, useful] = [10, 2]
  expectProblem(
    'td-sostenible-rendimiento-de-una-placa',
    [`${received} kWh`, `${useful} kWh`],
    [`${(useful / received) * 100} %`, `${received - useful} kWh`],
  )
})

test('td-sostenible-estima-placas-en-el-tejado: usable area, panels, power and energy', () => {
  const panels = (20 * 10 * 60) / 100 / 2
  const power = (panels * 400) / 1000
  expectProblem(
    'td-sostenible-estima-placas-en-el-tejado',
    ['20 m × 10 m', '60 %', '2 m²', '400 W', '5 horas'],
    [`${panels} placas`, `${power} kW`, `${power * 5} kWh`],
  )
})

test('td-sostenible-reduccion-en-el-comedor: decrease / previous value', () => {
  const [before, after] = [80, 60]
  expectProblem(
    'td-sostenible-reduccion-en-el-comedor',
    [`${before} kg`, `${after} kg`],
    [`${((before - after) / before) * 100} %`],
  )
})

test('td-sostenible-estima-cerrar-el-grifo: flow · minutes · times · days · people', () => {
  const day = 6 * 2 * 2
  const year = (day * 365 * 25) / 1000
  expect(year * 1000).toBeGreaterThan(50 * 2500)
  expectProblem(
    'td-sostenible-estima-cerrar-el-grifo',
    ['6 L por minuto', '2 minutos', '2 veces al día', '25 personas'],
    [`${day} L`, `${spanishNumber(year)} m³`],
  )
})

test('td-sostenible-fallo-dos-rebajas: from the start to the end', () => {
  const [first, second, third] = [500, 400, 300]
  const announced = (1 - second / first) * 100 + (1 - third / second) * 100
  const missing = third - first * (1 - announced / 100)
  expectProblem(
    'td-sostenible-fallo-dos-rebajas',
    [`${first} kWh`, `${second} kWh`, `${third} kWh`, `${spanishNumber(announced)} %`],
    [`${((first - third) / first) * 100} %`, `${spanishNumber(missing)} kWh`],
  )
})

test('td-sostenible-disena-ahorro-en-el-huerto: exactly one combination is valid', () => {
  const use = 400
  const measures = [
    { name: 'Paja', saved: 60, cost: 10 },
    { name: 'goteo', saved: 120, cost: 35 },
    { name: 'depósito', saved: 90, cost: 30 },
    { name: 'sensor', saved: 50, cost: 20 },
  ]
  const combinations = Array.from({ length: 2 ** measures.length }, (_, bits) => {
    const chosen = measures.filter((_measure, at) => (bits >> at) % 2 === 1)
    const sum = (key: 'saved' | 'cost') => chosen.reduce((total, measure) => total + measure[key], 0)
    return { names: chosen.map(({ name }) => name), saved: sum('saved'), cost: sum('cost') }
  })
  const fitting = combinations.filter(({ saved, cost }) => saved >= use * 0.4 && cost <= 50)
  expect(fitting.map(({ names }) => names)).toEqual([['Paja', 'goteo']])
  const [best] = fitting
  expectProblem(
    'td-sostenible-disena-ahorro-en-el-huerto',
    [`${use} L`, '40 %', '50 €', ...measures.flatMap(({ saved, cost }) => [`${saved} L`, `${cost} €`])],
    [`${best?.cost} €`, `${use * 0.4} L`, `${best?.saved} L`, `${((best?.saved ?? 0) / use) * 100} %`],
  )
})
