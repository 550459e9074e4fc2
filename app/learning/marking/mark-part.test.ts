import { describe, expect, it } from 'vitest'
import { markPart } from './mark-part.ts'
import type { Part } from './part.ts'

const label = ''
const option = (text: string, isRight = false, message?: string) => ({
  text,
  isRight,
  ...(message !== undefined && { message }),
})
const lever: Part = {
  label,
  kind: 'choice',
  options: [
    option('Primer género', true),
    option('Segundo género', false, 'El apoyo está en medio.'),
    option('Tercero'),
  ],
}
const gates: Part = {
  label,
  kind: 'choices',
  options: [
    option('AND', true),
    option('OR', true),
    option('LED', false, 'Un LED no es una puerta.'),
    option('Pila'),
  ],
}
const phases: Part = { label, kind: 'order', items: ['Idear', 'Planificar', 'Construir', 'Evaluar'] }
const partners: Part = {
  label,
  kind: 'match',
  pairs: [
    ['Pila', 'Generador'],
    ['Dinamo', 'Generador'],
    ['LED', 'Receptor'],
  ],
}
const word: Part = {
  label,
  kind: 'text',
  accepted: ['engranaje', 'rueda dentada'],
  mistakes: [{ text: 'polea', message: 'La polea lleva correa.' }],
}
const truth: Part = {
  label,
  kind: 'table',
  heads: ['a', 'b', 'S'],
  rows: ['0', '0', '0', '1'].map((wanted, row) => ({
    given: [String(row >> 1), String(row & 1), ''],
    wanted: [wanted],
  })),
}

describe('marking a part', () => {
  it.each<[string, Part, readonly string[], string, string]>([
    ['one choice', lever, ['0'], 'correct', 'Correcto'],
    ['one choice with a message of its own', lever, ['1'], 'known-mistake', 'El apoyo está en medio'],
    ['one choice without one', lever, ['2'], 'incorrect', 'vuelve a leer'],
    ['no choice', lever, [], 'unreadable', 'Elige una'],
    ['two choices where one is asked for', lever, ['0', '1'], 'unreadable', 'Elige una'],
    ['a choice that is not there', lever, ['7'], 'unreadable', 'Elige una'],
    ['a choice that is no number', lever, ['constructor'], 'unreadable', 'Elige una'],
    ['a negative choice', lever, ['-1'], 'unreadable', 'Elige una'],
    ['all that are right', gates, ['1', '0'], 'correct', 'Correcto'],
    ['one of two that are right', gates, ['0'], 'almost', 'falta algo'],
    ['one too many', gates, ['0', '1', '2'], 'known-mistake', 'Un LED no es una puerta'],
    ['one too many without message', gates, ['0', '3'], 'incorrect', 'Una de las marcadas'],
    ['the same twice', gates, ['0', '0'], 'unreadable', 'Elige una'],
    ['the right order', phases, ['0', '1', '2', '3'], 'correct', 'Correcto'],
    ['two neighbours changed', phases, ['0', '2', '1', '3'], 'almost', 'dos pasos seguidos'],
    ['an order that is right at first', phases, ['0', '1', '3', '2'], 'almost', 'dos pasos'],
    ['an order that goes wrong', phases, ['0', '3', '1', '2'], 'incorrect', 'El primero está bien'],
    ['an order that begins wrong', phases, ['3', '0', '1', '2'], 'incorrect', 'El primero ya no es ese'],
    ['an order with a hole', phases, ['0', '1', '2', ''], 'unreadable', 'Ordena todos'],
    ['an order of fewer', phases, ['0', '1'], 'unreadable', 'Ordena todos'],
    ['the right partners', partners, ['0', '1', '2'], 'correct', 'Correcto'],
    ['equal partners changed', partners, ['1', '0', '2'], 'correct', 'Correcto'],
    ['a wrong partner', partners, ['0', '2', '2'], 'incorrect', '2 de 3 parejas'],
    ['a partner left out', partners, ['0', '', '2'], 'unreadable', 'Une cada elemento'],
    ['the word', word, ['engranaje'], 'correct', 'Correcto'],
    ['the word in capitals, with article and full stop', word, [' El ENGRANAJE. '], 'correct', 'Correcto'],
    ['the other word', word, ['la rueda  dentada'], 'correct', 'Correcto'],
    ['a slip of the pen', word, ['engrenaje'], 'almost', 'cómo se escribe'],
    ['two neighbours changed in a word', word, ['engranjae'], 'almost', 'cómo se escribe'],
    ['a letter too few', word, ['engranae'], 'almost', 'cómo se escribe'],
    ['a known wrong word', word, ['Polea'], 'known-mistake', 'lleva correa'],
    ['another word', word, ['palanca'], 'incorrect', 'No es esa palabra'],
    ['no word', word, ['  '], 'unreadable', 'Escribe una palabra'],
    ['a hundred thousand letters', word, ['a'.repeat(100_000)], 'unreadable', 'demasiado largo'],
    ['the right table', truth, ['0', '0', '0', '1'], 'correct', 'Correcto'],
    ['a table with one wrong cell', truth, ['0', '1', '0', '1'], 'incorrect', 'una casilla mal (fila 2)'],
    ['a table with two wrong cells', truth, ['0', '1', '1', '1'], 'incorrect', '2 casillas mal (filas 2, 3)'],
    ['a table with a blank', truth, ['0', '', '0', '1'], 'unreadable', 'Rellena todas'],
    ['a table of another size', truth, ['0'], 'unreadable', 'Rellena todas'],
  ])('gives the verdict and the message for %s', (_name, part, given, verdict, says) => {
    expect(markPart(part, given)).toEqual({ verdict, message: expect.stringContaining(says) })
  })

  it('distinguishes ñ from n, but ignores accents', () => {
    const ring: Part = { label, kind: 'text', accepted: ['caña'], mistakes: [] }
    expect(markPart(ring, ['cana']).verdict).toBe('incorrect')
    expect(markPart({ ...ring, accepted: ['tensión'] }, ['tension']).verdict).toBe('correct')
  })
})
