import { expect, it } from 'vitest'
import { speakText } from './spoken-text.ts'

it.each([
  ['La pila da 12 V y la lámpara pide 0,5 A.', 'La pila da 12 voltios y la lámpara pide 0,5 amperios.'],
  [
    'Por 1 kΩ pasan 5 mA; por 4,7 MΩ, menos.',
    'Por 1 kilohmio pasan 5 miliamperios; por 4,7 megohmios, menos.',
  ],
  ['Gira a 1 rpm o a 300\u00A0rpm', 'Gira a 1 revolución por minuto o a 300 revoluciones por minuto'],
  ['mide 1 m, 1,1 m, 11 m y 20 cm', 'mide 1 metro, 1,1 metros, 11 metros y 20 centímetros'],
  ['2 m², 1 cm³ y 3 kg', '2 metros cuadrados, 1 centímetro cúbico y 3 kilogramos'],
  [
    '7,85 g/cm³, 60 km/h, 9,8 m/s²',
    '7,85 gramos por centímetro cúbico, 60 kilómetros por hora, 9,8 metros por segundo al cuadrado',
  ],
  ['0,20 €/kWh y 20 euros/kg', '0,20 euros por kilovatio hora y 20 euros por kilogramo'],
  ['20 °C, 45° y 30 %', '20 grados Celsius, 45 grados y 30 por ciento'],
  ['8 bit, 4 GB, 100 Mb/s y 2 KiB', '8 bits, 4 gigabytes, 100 megabits por segundo y 2 kibibytes'],
])('units: %s', (shown, said) => {
  expect(speakText(shown)).toBe(said)
})

it('does not read a letter as a unit if more letters follow', () => {
  expect(speakText('4 Alumnos, 3 veces, 2 Vatios, 5 s, 10 minutos')).toBe(
    '4 Alumnos, 3 veces, 2 Vatios, 5 segundos, 10 minutos',
  )
})

it.each([
  ['Un metal, p. ej. el cobre', 'Un metal, por ejemplo el cobre'],
  ['máx. 3, mín. 1, aprox. 2', 'máximo 3, mínimo 1, aproximadamente 2'],
  ['tornillos, tuercas, etc. Luego', 'tornillos, tuercas, etcétera. Luego'],
  ['En EE. UU. la fig. 2 y la pág. 7', 'En Estados Unidos la figura 2 y la página 7'],
  ['2.º ESO, 1.ª vez, 1.º–3.º ESO', 'segundo ESO, primera vez, primero a tercero ESO'],
  ['el n.º 4', 'el número 4'],
])('abbreviations: %s', (shown, said) => {
  expect(speakText(shown)).toBe(said)
})

it.each([
  ['10³ y 2⁸ y 10⁻³', '10 al cubo y 2 elevado a 8 y 10 elevado a menos 3'],
  ['x² + 3 = 12', 'x al cuadrado más 3 es igual a 12'],
  ['3 × 4 − 2 ≈ 10', '3 por 4 menos 2 es aproximadamente 10'],
  ['de −5 °C a 10 °C', 'de menos 5 grados Celsius a 10 grados Celsius'],
  ['entre 10–20 mm', 'entre 10 a 20 milímetros'],
  ['1 048 576 bytes y 10\u00A0000 Ω', '1048576 bytes y 10000 ohmios'],
  ['«Engranaje» → giro…', 'Engranaje, da giro...'],
  ['la razón 3:1, a las 12:30', 'la razón 3:1, a las 12:30'],
])('powers and signs: %s', (shown, said) => {
  expect(speakText(shown)).toBe(said)
})

it('takes time proportional to the length of the text', () => {
  const text = '12 V y '.repeat(15_000)
  expect(speakText(text)).toBe('12 voltios y '.repeat(15_000).trim())
  expect(speakText('1'.repeat(100_000))).toHaveLength(100_000)
})
