import { describe, expect, test } from 'vitest'
import { expectClearAsks } from '../asks-fixture.ts'
import { type Case, checkOutputs, computeAddress, drawAny, valuesOf } from '../state-fixture.ts'
import { simulator as gears } from './definition.ts'

const check = checkOutputs(gears, 9)

// Gear pair, by hand: n₁ · z₁ = n₂ · z₂, opposite directions, and without friction M₁ · n₁ = M₂ · n₂.
const pairs: Case[] = [
  ['z1=15&z2=45&n1=900', { n2: 300, sentido2: 'antihorario', i: 1 / 3 }],
  ['z1=15&z2=45&n1=600', { n2: 200 }],
  ['z1=15&z2=45&n1=1800', { n2: 600 }],
  ['z1=12&z2=36&n1=600', { n2: 200 }],
  ['z1=12&z2=24&n1=600', { n2: 300, i: 0.5 }],
  ['z1=12&z2=48&n1=600', { n2: 150, i: 0.25 }],
  ['z1=12&z2=60&n1=1500', { n2: 300, i: 0.2 }],
  ['z1=45&z2=15&n1=900', { n2: 2700, i: 3, efecto: 'la multiplica por 3' }],
  ['z1=30&z2=30&n1=75', { n2: 75, i: 1, efecto: 'la deja igual' }],
  ['z1=8&z2=40&n1=25&sentido=antihorario', { n2: 5, sentido2: 'horario' }],
  ['z1=20&z2=50&m1=0.2', { m2: 0.5 }],
  ['z1=50&z2=20&m1=0.5', { m2: 0.2 }],
  ['z1=10&z2=40&m1=0.05&rend=90', { m2: 0.18 }],
  ['z1=10&z2=40&m1=0.05&rend=50', { m2: 0.1 }],
]

// Belt without slip: n₁ · d₁ = n₂ · d₂. An open belt keeps the direction, a crossed one reverses it.
const belts: Case[] = [
  ['union1=correa&d1=40&d2=160&n1=1200', { n2: 300, sentido2: 'horario', i: 0.25 }],
  ['union1=correa&d1=40&d2=160&n1=2400', { n2: 600 }],
  ['union1=correa&d1=30&d2=120&n1=2000', { n2: 500 }],
  ['union1=correa&d1=60&d2=150&n1=1500', { n2: 600 }],
  ['union1=correa&d1=60&d2=240&n1=1200', { n2: 300 }],
  ['union1=correa&d1=200&d2=50&n1=100', { n2: 400, i: 4 }],
  ['union1=cruzada&d1=40&d2=160&n1=1200', { n2: 300, sentido2: 'antihorario' }],
  ['union1=cruzada&d1=100&d2=100&n1=500&sentido=antihorario', { n2: 500, sentido2: 'horario' }],
  ['union1=correa&d1=40&d2=160&m1=0.3', { m2: 1.2 }],
  ['union1=correa&d1=40&d2=160&m1=0.3&rend=95', { m2: 1.14 }],
]

// A chain passes the same number of teeth on both wheels and keeps the direction.
// Bicycle of «Máquinas simples»: 60 · 40 / 16 = 150.
const chains: Case[] = [
  ['union1=cadena&z1=40&z2=16&n1=60', { n2: 150, sentido2: 'horario', i: 2.5 }],
  ['union1=cadena&z1=48&z2=16&n1=50', { n2: 150, i: 3 }],
  ['union1=cadena&z1=36&z2=24&n1=70', { n2: 105, i: 1.5 }],
  ['union1=cadena&z1=36&z2=12&n1=60', { n2: 180 }],
  ['union1=cadena&z1=30&z2=30&n1=60&m1=20', { n2: 60, m2: 20 }],
]

// By hand, pair by pair: i = (z₁ · z₃ · …) / (z₂ · z₄ · …); each pair of gears reverses the direction.
const trains: Case[] = [
  [
    'ejes=3&n1=1200&z1=20&z2=40&z3=15&z4=60',
    { n2: 600, sentido2: 'antihorario', n3: 150, sentido3: 'horario', i: 0.125, efecto: 'la divide entre 8' },
  ],
  ['ejes=3&n1=1800&z1=12&z2=36&z3=15&z4=45', { n2: 600, n3: 200, i: 1 / 9 }],
  ['ejes=3&n1=2400&z1=16&z2=32&z3=10&z4=50', { n2: 1200, n3: 240, i: 0.1 }],
  ['ejes=3&n1=2400&z1=16&z2=48&z3=10&z4=30', { n2: 800, n3: 800 / 3 }],
  ['ejes=3&n1=4800&m1=0.01&z1=12&z2=48&z3=10&z4=60', { n3: 200, m3: 0.24, sentido3: 'horario' }],
  ['ejes=3&n1=120&z1=60&z2=12&z3=48&z4=12', { n2: 600, n3: 2400, i: 20 }],
  ['ejes=3&m1=1&rend=90&z1=10&z2=20&z3=10&z4=20', { m2: 1.8, m3: 3.24 }],
  [
    'ejes=4&n1=1000&z1=10&z2=20&z3=10&z4=20&z5=10&z6=20',
    { n2: 500, n3: 250, n4: 125, sentido4: 'antihorario' },
  ],
  ['ejes=4&n1=900&z1=10&z2=30&z3=10&z4=30&z5=10&z6=10', { n3: 100, n4: 100 }],
  ['ejes=5&n1=1600&z1=10&z2=20&z3=10&z4=20&z5=10&z6=20&z7=10&z8=20', { n5: 100, sentido5: 'horario' }],
  [
    'ejes=6&n1=3200&m1=0.01&z1=10&z2=20&z3=10&z4=20&z5=10&z6=20&z7=10&z8=20&z9=10&z10=20',
    { n6: 100, m6: 0.32, sentido6: 'antihorario', i: 1 / 32 },
  ],
  [
    'ejes=3&n1=1200&union1=correa&d1=50&d2=100&union2=engranajes&z3=20&z4=60',
    { n2: 600, sentido2: 'horario', n3: 200, sentido3: 'antihorario' },
  ],
  [
    'ejes=3&n1=600&union1=cruzada&d1=30&d2=90&union2=cruzada&d3=40&d4=80',
    { n2: 200, n3: 100, sentido3: 'horario' },
  ],
  [
    'ejes=4&n1=500&union1=correa&d1=50&d2=50&union2=cadena&z3=40&z4=20&union3=engranajes&z5=10&z6=50',
    { n3: 1000, n4: 200, sentido4: 'antihorario' },
  ],
  ['ejes=2&union1=correa&d1=30&d2=60&z1=10&z2=100&n1=100', { n2: 50 }],
]

// An idler cancels out of the ratio: i = z₁ / z₂ · z₂ / z₄ = z₁ / z₄ («La rueda loca»).
const idlers: Case[] = [
  [
    'ejes=3&n1=300&z1=16&z2=12&loca2=si&z4=24',
    { n2: 400, sentido2: 'antihorario', n3: 200, sentido3: 'horario', i: 2 / 3 },
  ],
  ['ejes=3&n1=300&z1=16&z2=18&loca2=si&z4=24', { n3: 200 }],
  ['ejes=3&n1=300&z1=16&z2=30&loca2=si&z4=24&z3=99', { n2: 160, n3: 200 }],
  ['ejes=3&n1=480&m1=0.1&z1=12&z2=30&loca2=si&z4=24', { n3: 240, m3: 0.2 }],
  ['ejes=3&n1=600&z1=20&z2=12&loca2=si&z4=20', { n2: 1000, n3: 600, i: 1, efecto: 'la deja igual' }],
  ['ejes=4&n1=240&z1=12&z2=30&loca2=si&z4=18&loca3=si&z6=24', { n4: 120, sentido4: 'antihorario' }],
  [
    'ejes=3&n1=300&union1=correa&d1=40&d2=20&loca2=si&union2=cruzada&d4=80',
    { n3: 150, sentido3: 'antihorario' },
  ],
  // A belt cannot run on a gear, so the axle gets two wheels and `loca2` is ignored.
  ['ejes=3&n1=300&z1=10&z2=20&loca2=si&union2=correa&d3=40&d4=80', { n2: 150, n3: 75 }],
]

describe.each([
  ['a pair of gears', pairs],
  ['a belt', belts],
  ['a chain', chains],
  ['a train', trains],
  ['a train with an idler', idlers],
])('%s', (_, cases) => {
  test.each(cases)('turns according to its law: %s', check)
})

const warnings: [address: string, words: RegExp][] = [
  ['z1=5&z2=20', /5 dientes no se puede construir/],
  ['z1=10&z2=90', /pareja 1 cambia la velocidad 9 veces/],
  ['z1=90&z2=10', /pareja 1 cambia la velocidad 9 veces/],
  ['union1=correa&d1=20&d2=140', /una polea es 7 veces mayor/],
  ['ejes=3&z1=10&z2=60&z3=10&z4=20', /rueda 2 es tan grande que choca con el eje 3/],
  ['ejes=3&z1=10&z2=12&z3=40&z4=80', /rueda 3 es tan grande que choca con el eje 1/],
  ['ejes=3&n1=12000&z1=40&z2=10&z3=10&z4=10', /eje 2 giraría a 48\u202f000 rpm/],
]

test.each(warnings)('warns about what cannot be built: %s', (address, words) => {
  expect(computeAddress(gears, address).warnings.join('\n')).toMatch(words)
})

test.each([
  'z1=6&z2=48',
  'z1=15&z2=45&n1=900',
  'union1=correa&d1=20&d2=120',
  'ejes=3&z1=20&z2=40&z3=15&z4=60',
  'ejes=3&z1=16&z2=60&loca2=si&z4=24',
])('usual trains have no warnings: %s', (address) => {
  expect(computeAddress(gears, address).warnings).toEqual([])
})

test('describes the last axle first, then the others', () => {
  expect(computeAddress(gears, 'z1=15&z2=45&n1=900').sentence).toBe(
    'El eje 2 gira a 300 rpm en sentido antihorario, 3 veces más despacio que el eje 1, con un par de 0,15 N·m. El eje 1 gira a 900 rpm en sentido horario.',
  )
  expect(computeAddress(gears, 'ejes=3&n1=300&z1=16&z2=12&loca2=si&z4=16').sentence).toBe(
    'El eje 3 gira a 300 rpm en sentido horario, tan deprisa como el eje 1, con un par de 0,05 N·m. El eje 1 gira a 300 rpm en sentido horario. El eje 2, a 400 rpm en sentido antihorario.',
  )
})

test('shows the controls of existing wheels, in teeth or in millimetres', () => {
  const used = (address: string): string =>
    Object.keys(gears.parameters)
      .filter((name) => gears.uses?.(name, valuesOf(gears, address)))
      .filter((name) => /^(?:z|d|loca|union)\d/.test(name))
      .join(' ')
  expect(used('ejes=2')).toBe('union1 z1 z2')
  expect(used('ejes=2&union1=correa')).toBe('union1 d1 d2')
  expect(used('ejes=3')).toBe('union1 z1 z2 loca2 union2 z3 z4')
  expect(used('ejes=3&loca2=si')).toBe('union1 z1 z2 loca2 union2 z4')
  expect(used('ejes=3&union2=correa&loca2=si')).toBe('union1 z1 z2 union2 d3 d4')
})

test('computes a reproducible outcome for any state within its bounds', () => {
  for (let seed = 0; seed < 500; seed++) {
    const values = drawAny(gears, seed)
    const { outputs, sentence } = gears.compute(values)
    for (const { value } of Object.values(outputs))
      if (typeof value === 'number') expect(value).toBeGreaterThan(0)
    expect(sentence).not.toMatch(/NaN|Infinity|undefined/)
    expect(gears.compute(values)).toEqual(gears.compute(values))
  }
})

test('can draw every question from any seed, and known mistakes never equal the answer', () => {
  expectClearAsks(gears, 200)
})
