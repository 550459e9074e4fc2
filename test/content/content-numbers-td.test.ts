import { expect, test } from 'vitest'
import { quantity, readResult, readText, spanishNumber } from './content-numbers.ts'

/** The result of every problem of the categories «(1.º–3.º ESO)», recalculated from the data it gives. */

test('td-comunicacion-ampliacion: drawing = scale · real size', () => {
  const diameter = 4
  const result = readResult('td-comunicacion-ampliacion')
  expect(result).toMatch(quantity(`${spanishNumber(5 * diameter)} mm`))
  expect(result).toMatch(quantity(`Ø${spanishNumber(diameter)}`))
})

test('td-comunicacion-averiguar-escala: scale = drawing / real size', () => {
  const drawing = 120
  const real = 2.4 * 1000
  expect(readResult('td-comunicacion-averiguar-escala')).toMatch(
    quantity(`1:${spanishNumber(real / drawing)}`),
  )
})

test('td-comunicacion-elegir-escala: the largest scale at which both sides fit', () => {
  const drawings = [20, 50, 100].map((scale) => ({ scale, length: 9000 / scale, width: 7000 / scale }))
  const best = drawings.find(({ length, width }) => length <= 277 && width <= 190)
  if (best === undefined) throw new Error('No scale fits')
  const size = `${spanishNumber(best.length / 10)} cm × ${spanishNumber(best.width / 10)} cm`
  const result = readResult('td-comunicacion-elegir-escala')
  expect(result).toMatch(quantity(`1:${spanishNumber(best.scale)}`))
  expect(result).toMatch(quantity(size))
})

test('td-comunicacion-pared: drawing = real size / 50', () => {
  expect(readResult('td-comunicacion-pared')).toMatch(quantity(`${spanishNumber((3.5 * 100) / 50)} cm`))
})

test('td-digitalizacion-binario-a-decimal: sum of the weights of the bits that are 1', () => {
  const bits = [1, 0, 1, 1, 0, 1, 0, 1]
  const value = bits.reduce((sum, bit, place) => sum + bit * 2 ** (bits.length - 1 - place), 0)
  const result = readResult('td-digitalizacion-binario-a-decimal')
  expect(result).toMatch(quantity(spanishNumber(value)))
  expect(result).toMatch(quantity(value.toString(16).toUpperCase()))
})

test('td-digitalizacion-decimal-a-binario: remainders of dividing by 2, from last to first', () => {
  let rest = 156
  let bits = ''
  while (rest > 0) {
    bits = `${rest % 2}${bits}`
    rest = Math.floor(rest / 2)
  }
  const result = readResult('td-digitalizacion-decimal-a-binario')
  expect(result).toMatch(quantity(bits.padStart(8, '0')))
  expect(result).toMatch(quantity((156).toString(16).toUpperCase()))
})

test('td-digitalizacion-imagen-sin-comprimir: bytes = width · height · bits per pixel / 8', () => {
  const bytes = (1920 * 1080 * 24) / 8
  const result = readResult('td-digitalizacion-imagen-sin-comprimir')
  expect(result).toMatch(quantity(`${spanishNumber(bytes)} B`))
  expect(result).toMatch(quantity(`${spanishNumber(bytes / 1e6, 2)} MB`))
  expect(result).toMatch(quantity(`${spanishNumber(bytes / 2 ** 20, 2)} MiB`))
})

test('td-digitalizacion-pin-combinaciones: time = 10 to the power of the digits · time per attempt', () => {
  const short = 10 ** 4 * 0.5
  const long = 10 ** 6 * 0.5
  const hours = Math.floor(short / 3600)
  const minutes = Math.floor((short % 3600) / 60)
  const result = readResult('td-digitalizacion-pin-combinaciones')
  expect(result).toMatch(quantity(`${spanishNumber(short)} s`))
  expect(result).toMatch(quantity(`${hours} h ${minutes} min ${short % 60} s`))
  expect(result).toMatch(quantity(`${spanishNumber(long)} s`))
  expect(result).toMatch(quantity(`${spanishNumber(long / 86_400, 2)} días`))
})

test('td-digitalizacion-tiempo-descarga: time = 8 · bytes / bits per second', () => {
  const seconds = (1.5e9 * 8) / 100e6
  const result = readResult('td-digitalizacion-tiempo-descarga')
  expect(result).toMatch(quantity(`${spanishNumber(seconds)} s`))
  expect(result).toMatch(quantity(`${spanishNumber(seconds / 60)} min`))
})

test('td-proceso-circuito-mixto: I = V / (R1 + R2 · R3 / (R2 + R3)), below a quarter of a watt', () => {
  const voltage = 12
  const [r1, r2, r3] = [1000, 2000, 2000]
  const total = r1 + (r2 * r3) / (r2 + r3)
  const current = voltage / total
  const first = current * r1
  const branch = (voltage - first) / r2
  const result = readResult('td-proceso-circuito-mixto')
  expect(result).toMatch(quantity(`${spanishNumber(total / 1000)} kΩ`))
  expect(result).toMatch(quantity(`${spanishNumber(current * 1000)} mA`))
  expect(result).toMatch(quantity(`${spanishNumber(first)} V`))
  expect(result).toMatch(quantity(`${spanishNumber(branch * 1000)} mA por rama`))
  const power = Math.max(current ** 2 * r1, branch ** 2 * r2)
  expect(power).toBeLessThan(0.25)
  const text = readText('problemas/td-proceso-circuito-mixto')
  expect(text).toMatch(quantity(`${spanishNumber(power * 1000)} mW`))
  expect(text).toContain(`**${spanishNumber((r1 + r2 + r3) / 1000)} kΩ.**`)
})

test('td-proceso-codigo-colores: R = two digits · 10 to the power of the third, plus or minus the tolerance', () => {
  const [yellow, violet, red] = [4, 7, 2]
  const resistance = (10 * yellow + violet) * 10 ** red
  const margin = (resistance * 5) / 100
  const result = readResult('td-proceso-codigo-colores')
  expect(result).toMatch(quantity(`${spanishNumber(resistance / 1000, 1)} kΩ ± 5 %`))
  expect(result).toMatch(quantity(`${spanishNumber(resistance - margin)} Ω`))
  expect(result).toMatch(quantity(`${spanishNumber(resistance + margin)} Ω`))
})

test('td-proceso-engranajes: speed of the wheel = speed of the pinion · z1 / z2', () => {
  expect(readResult('td-proceso-engranajes')).toMatch(quantity(`${spanishNumber((900 * 15) / 45)} rpm`))
})

test('td-proceso-led: R = (battery voltage − LED voltage) / I', () => {
  const drop = 9 - 2
  const result = readResult('td-proceso-led')
  expect(result).toMatch(quantity(`${spanishNumber(drop / 0.02)} Ω`))
  expect(result).toMatch(quantity(`${spanishNumber((drop / 390) * 1000, 1)} mA`))
})

test('td-proceso-palanca: F = load · load arm / effort arm', () => {
  expect(readResult('td-proceso-palanca')).toMatch(quantity(`${spanishNumber((600 * 0.5) / 1.5)} N`))
})

test('td-proceso-polea-movil: F = weight / 2, rope = 2 · height', () => {
  const result = readResult('td-proceso-polea-movil')
  expect(result).toMatch(quantity(`${spanishNumber(240 / 2)} N`))
  expect(result).toMatch(quantity(`${spanishNumber(2 * 3)} m`))
})

test('td-proceso-poleas: driven speed = driving speed · d1 / d2', () => {
  expect(readResult('td-proceso-poleas')).toMatch(quantity(`${spanishNumber((1200 * 40) / 160)} rpm`))
})

test('td-programacion-bucle-ahorro: the loop adds 4 € while there is less than 45 €', () => {
  let savings = 15
  let weeks = 0
  while (savings < 45) {
    savings += 4
    weeks += 1
  }
  const result = readResult('td-programacion-bucle-ahorro')
  expect(result).toMatch(quantity(`${spanishNumber(weeks)} semanas`))
  expect(result).toMatch(quantity(`${spanishNumber(savings)} €`))
})

test('td-programacion-bucle-suma: sum = 2 · (1 + 2 + 3 + 4)', () => {
  const sum = [1, 2, 3, 4].reduce((total, i) => total + 2 * i, 0)
  expect(readResult('td-programacion-bucle-suma')).toMatch(quantity(spanishNumber(sum)))
})

test('td-programacion-eco-ultrasonidos: d = v · t / 2', () => {
  const metres = (343 * 1160e-6) / 2
  expect(readResult('td-programacion-eco-ultrasonidos')).toMatch(
    quantity(`${spanishNumber(metres * 100, 1)} cm`),
  )
})

test('td-programacion-rueda-velocidad: v = π · d · n', () => {
  const speed = Math.PI * 6.5 * (60 / 60)
  expect(readResult('td-programacion-rueda-velocidad')).toMatch(quantity(`${spanishNumber(speed, 1)} cm/s`))
})

test('td-sostenible-calefactor: E = P · t, cost = E · price', () => {
  const energy = 2 * 1.5 * 30
  const result = readResult('td-sostenible-calefactor')
  expect(result).toMatch(quantity(`${spanishNumber(energy)} kWh`))
  expect(result).toMatch(quantity(`${spanishNumber(energy * 0.2, 2)} €`))
})

test('td-sostenible-cargador-solar: useful E = P · t · efficiency, charges = useful E / (V · Q)', () => {
  const energy = 10 * 4 * 0.75
  const battery = 3.7 * 4
  const result = readResult('td-sostenible-cargador-solar')
  expect(result).toMatch(quantity(`${spanishNumber(energy)} Wh`))
  expect(result).toMatch(quantity(`${spanishNumber(Math.floor(energy / battery))} cargas`))
})

test('td-sostenible-halogenas-led: E = lamps · (P before − P after) · t', () => {
  const energy = ((6 * (50 - 7)) / 1000) * 4 * 365
  const result = readResult('td-sostenible-halogenas-led')
  expect(result).toMatch(quantity(`${spanishNumber(energy, 2)} kWh`))
  expect(result).toMatch(quantity(`${spanishNumber(energy * 0.2, 2)} €`))
})

test('td-sostenible-modo-espera: E = P · 24 h · 365', () => {
  const yearly = (watts: number) => (watts / 1000) * 24 * 365
  const result = readResult('td-sostenible-modo-espera')
  expect(result).toMatch(quantity(`${spanishNumber(yearly(5), 1)} kWh`))
  expect(result).toMatch(quantity(`${spanishNumber(yearly(5) * 0.2, 2)} €`))
  const text = readText('problemas/td-sostenible-modo-espera')
  expect(text).toMatch(quantity(`${spanishNumber(yearly(0.5), 2)} kWh`))
  expect(text).toMatch(quantity(`${spanishNumber(yearly(0.5) * 0.2, 2)} €`))
})
