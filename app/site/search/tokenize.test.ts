import { expect, test } from 'vitest'
import { fold, listWords, tokenize } from './tokenize.ts'

const forms = (text: string): string[] => [...tokenize(text)].map(({ form }) => form)

test.each([
  ['Ley de Ohm', ['ley', 'de', 'ohm']],
  ['entrada/salida', ['entrada', 'salida']],
  ['una resistencia de 4k7 Ω', ['una', 'resistencia', 'de', '4k7', 'ω']],
  ['C++ y C#, impresión 3D', ['c++', 'y', 'c#', 'impresión', '3d']],
  ['2.º, 2º y 2.ª de ESO', ['2º', '2º', 'y', '2º', 'de', 'eso']],
  ['3,5 V y 3.5 V.', ['3,5', 'v', 'y', '3,5', 'v']],
  ['¿Qué es? «Polea»…', ['qué', 'es', 'polea']],
  ['CO₂, m² y xₙ, pero 10²', ['co2', 'm2', 'y', 'xn', 'pero', '10²']],
  ['Wi-Fi, wi\u2011fi y wi\u00adfi', ['wifi', 'wifi', 'y', 'wifi']],
  ["LED's, LED’s y PC´S", ['led', 'led', 'y', 'pc']],
  ['copia 3-2-1 (o 3–2–1), 5:1 y 5 : 1', ['copia', '3-2-1', 'o', '3-2-1', '5:1', 'y', '5:1']],
  ['uno - dos, a:b, 5: 1 y 3-', ['uno', 'dos', 'a', 'b', '5', '1', 'y', '3']],
  ['1.000-2.000 y USB-C', ['1,000-2,000', 'y', 'usbc']],
])('splits the words of %s', (text, words) => {
  expect(forms(text)).toEqual(words)
})

test('records the position of a word in the original text', () => {
  const text = 'La tensio\u0301n sube'
  const words = [...tokenize(text)]
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['La', 'tensio\u0301n', 'sube'])
  expect(words[1]?.form).toBe('tensión')
})

test('removes accents but keeps ñ, composed or not', () => {
  expect(fold('tensión')).toBe('tension')
  expect(fold('pingüino')).toBe('pinguino')
  expect(fold('caña')).toBe('caña')
  expect([...tokenize('can\u0303a')].map(({ form }) => fold(form))).toEqual(['caña'])
})

test('indexes a compound word by its parts too, without the sign between them', () => {
  expect(listWords('Wi‑Fi 5:1')).toEqual(['Wi‑Fi', 'Wi', 'Fi', '5:1', '5', '1'])
  expect([...tokenize('entrada-salida')]).toEqual([
    { form: 'entradasalida', start: 0, end: 14, parts: ['entrada', 'salida'] },
  ])
  const long = 'abcdefghi-'.repeat(10_000)
  expect(new Set([...tokenize(long)].map(({ form }) => form))).toEqual(new Set(['abcdefghi']))
})
