import { expect, it } from 'vitest'
import { openTermMatcher } from './term-matcher.ts'

const term = (...forms: string[]) => ({ forms })

function found(text: string, ...terms: { forms: string[] }[]): string[] {
  return openTermMatcher(terms)(text).map(({ start, end }) => text.slice(start, end))
}

it('finds whole words in any case, respecting accents', () => {
  const text = 'Piñón y piñones; PIÑÓN, pinon, piñonear, micro:piñón, a/piñón.'
  expect(found(text, term('piñón', 'piñones'))).toEqual(['Piñón', 'piñones', 'PIÑÓN'])
  expect(found('Pin\u0303o\u0301n', term('piñón'))).toEqual(['Pin\u0303o\u0301n'])
})

it('respects the capitals of acronyms and units', () => {
  const text = 'La RAM de una rama; un ram, 3 MiB, mib. Dirección IP, dirección ip.'
  expect(found(text, term('RAM'), term('MiB'), term('dirección IP'))).toEqual(['RAM', 'MiB', 'Dirección IP'])
})

it('prefers the longest term, and does not match across punctuation', () => {
  const terms = [term('relación'), term('relación de transmisión'), term('señal analógica')]
  expect(found('La relación de  transmisión, relación de nada', ...terms)).toEqual([
    'relación de  transmisión',
    'relación',
  ])
  expect(found('Mide la señal. Analógica es. Señal-analógica.', ...terms)).toEqual(['Señal-analógica'])
})

it('matches a word shared by several terms to the first allowed term', () => {
  const [a, b] = [
    { name: 'a', forms: ['nudo'] },
    { name: 'b', forms: ['nudo'] },
  ]
  const find = openTermMatcher([a, b])
  expect(find('un nudo').map((place) => place.term)).toEqual([a])
  expect(find('un nudo', ({ name }) => name === 'b').map((place) => place.term)).toEqual([b])
  expect(find('un nudo', () => false)).toEqual([])
})

it('takes linear time, regardless of the number of terms and the text', () => {
  let looks = 0
  const terms = Array.from({ length: 2_000 }, (_, index) => term(`a a a a a a a ${index}`))
  const find = openTermMatcher([...terms, term('a')])
  const words = 20_000
  const places = find('a '.repeat(words), () => {
    looks++
    return true
  })
  expect(places).toHaveLength(words)
  expect(looks).toBe(words)
  expect(found('e\u0301'.repeat(50_000), term('é'))).toEqual([])
})
