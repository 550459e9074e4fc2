import { expect, it } from 'vitest'
import { listDraftFaults } from './draft-faults.ts'
import { blankQuestion, type DraftQuestion, type PracticeDraft } from './practice-draft.ts'

const draftOf = (question: Partial<DraftQuestion>, more: Partial<PracticeDraft> = {}): PracticeDraft => ({
  data: [],
  condition: '',
  hints: [],
  ...more,
  questions: [{ ...blankQuestion(question.kind ?? 'valor'), ...question }],
})

const option = (text: string, isRight = false, says = '') => ({ text, isRight, says })

it.each<[string, PracticeDraft, string, string]>([
  ['an answer that is missing', draftOf({}), 'preguntas.0.valor', 'Falta escribir esto.'],
  ['an answer that cannot be read', draftOf({ value: '5 /' }), 'preguntas.0.valor', ''],
  [
    'a tolerance of another spelling',
    draftOf({ value: '5', tolerance: 'mucha' }),
    'preguntas.0.tolerancia',
    'La tolerancia se escribe',
  ],
  [
    'a known mistake without words, behind a blank row',
    draftOf({
      value: '5',
      mistakes: [
        { when: '', says: ' ' },
        { when: '2', says: '' },
      ],
    }),
    'preguntas.0.errores.1.di',
    'Falta escribir esto.',
  ],
  [
    'options of which none is right',
    draftOf({ kind: 'opcion', options: [option('a'), option('b')] }),
    'preguntas.0.opciones',
    'Marca como correcta una opción',
  ],
  [
    'a single option',
    draftOf({ kind: 'opcion', options: [option('a', true), option('')] }),
    'preguntas.0.opciones',
    'Hacen falta al menos 2.',
  ],
  [
    'an option that is too long, behind a blank one',
    draftOf({ kind: 'opcion', options: [option(''), option('a', true), option('b'.repeat(201))] }),
    'preguntas.0.opciones.2.texto',
    'Demasiado largo: como mucho 200 letras.',
  ],
  [
    'one thing to be put in order',
    draftOf({ kind: 'orden', lines: 'a' }),
    'preguntas.0.orden',
    'Hacen falta',
  ],
  ['no word', draftOf({ kind: 'palabra' }), 'preguntas.0.palabra', 'Hace falta'],
  [
    'a table of which nothing is asked',
    draftOf({ kind: 'tabla', table: { heads: ['a'], rows: [[{ text: '1', isAsked: false }]] } }),
    'preguntas.0.tabla',
    'Alguna casilla',
  ],
  [
    'a number that cannot be drawn',
    draftOf(
      { value: 'V' },
      {
        data: [
          { name: '', values: '' },
          { name: 'V', values: '1 +' },
        ],
      },
    ),
    'datos.1.valores',
    '',
  ],
  [
    'two numbers of one name',
    draftOf(
      { value: 'V' },
      {
        data: [
          { name: 'V', values: '1' },
          { name: 'V ', values: '2' },
        ],
      },
    ),
    'datos.1.nombre',
    'Otro dato se llama igual.',
  ],
  ['a division by zero', draftOf({ value: '1 / (2 - 2)' }), '', 'Se divide entre cero.'],
  ['a unit that nobody can write', draftOf({ value: '1', unit: 'x9' }), '', '«x9»'],
])('reports %s at its field', (_, draft, place, message) => {
  const faults = listDraftFaults(draft)
  expect([...faults.keys()]).toEqual([place])
  expect(faults.get(place)).toContain(message)
})

it('reports nothing for a valid draft', () => {
  expect(listDraftFaults(draftOf({ value: '5', mistakes: [{ when: '', says: '' }] })).size).toBe(0)
})
