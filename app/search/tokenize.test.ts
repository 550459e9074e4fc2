import { expect, test } from 'vitest'
import { fold, tokenize } from './tokenize.ts'

const forms = (text: string): string[] => [...tokenize(text)].map(({ form }) => form)

test.each([
  ['Ley de Ohm', ['ley', 'de', 'ohm']],
  ['entrada/salida', ['entrada', 'salida']],
  ['una resistencia de 4k7 Ω', ['una', 'resistencia', 'de', '4k7', 'ω']],
  ['C++ y C#, impresión 3D', ['c++', 'y', 'c#', 'impresión', '3d']],
  ['2.º, 2º y 2.ª de ESO', ['2º', '2º', 'y', '2º', 'de', 'eso']],
  ['3,5 V y 3.5 V.', ['3,5', 'v', 'y', '3,5', 'v']],
  ['¿Qué es? «Polea»…', ['qué', 'es', 'polea']],
])('the words of %s', (text, words) => {
  expect(forms(text)).toEqual(words)
})

test('a word knows where it stands in the text as it was written', () => {
  const text = 'La tensio\u0301n sube'
  const words = [...tokenize(text)]
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['La', 'tensio\u0301n', 'sube'])
  expect(words[1]?.form).toBe('tensión')
})

test('accents go and ñ stays, composed or not', () => {
  expect(fold('tensión')).toBe('tension')
  expect(fold('pingüino')).toBe('pinguino')
  expect(fold('caña')).toBe('caña')
  expect([...tokenize('can\u0303a')].map(({ form }) => fold(form))).toEqual(['caña'])
})
