import { expect, it } from 'vitest'
import { practiceText } from '../practice/parse-practice.ts'
import { blankQuestion, fromDraft, questionKinds, toDraft } from './practice-draft.ts'

const written = {
  datos: { V: '9 | 12', R: 'V / 2' },
  condicion: 'V > 1',
  preguntas: [
    {
      pregunta: 'Tensión',
      valor: 'V',
      unidad: 'V',
      tolerancia: '2 %',
      errores: [{ si: 'V/2', di: 'La mitad.' }],
    },
    {
      pregunta: '',
      opciones: [
        { texto: 'a', correcta: true, di: '' },
        { texto: 'b', correcta: false, di: 'No.' },
      ],
      varias: false,
    },
    {
      pregunta: '',
      opciones: [
        { texto: 'a', correcta: true, di: '' },
        { texto: 'b', correcta: true, di: '' },
      ],
      varias: true,
    },
    { pregunta: 'Orden', orden: ['uno', 'dos'] },
    {
      pregunta: '',
      parejas: [
        { une: 'a', con: 'b' },
        { une: 'c', con: 'd' },
      ],
    },
    { pregunta: '', palabra: ['engranaje'], errores: [] },
    { pregunta: '', tabla: { cabeceras: ['a', 'S'], filas: [['0', '?1']] } },
  ],
  pistas: ['Una', 'Dos'],
}

it('returns stored questions of every kind unchanged', () => {
  const kept = practiceText().parse(JSON.stringify(written)) ?? ''
  const draft = toDraft(kept)
  expect(draft?.questions.map(({ kind }) => kind)).toEqual(questionKinds)
  expect(practiceText().parse(draft && fromDraft(draft))).toBe(kept)
})

it('writes an empty text if nothing is asked', () => {
  const draft = toDraft('')
  expect(draft && fromDraft(draft)).toBe('')
  expect(draft && fromDraft({ ...draft, hints: ['  '], data: [{ name: '', values: ' ' }] })).toBe('')
})

it('drops blank rows, but keeps a blank question', () => {
  const draft = { data: [], condition: '', questions: [blankQuestion('valor')], hints: ['', 'Una'] }
  expect(JSON.parse(fromDraft(draft))).toEqual({
    datos: {},
    condicion: '',
    preguntas: [{ pregunta: '', valor: '', unidad: '', tolerancia: '', errores: [] }],
    pistas: ['Una'],
  })
})

it('does not read a text that is not a map', () => {
  expect(toDraft('[1]')).toBeUndefined()
  expect(toDraft('{')).toBeUndefined()
})

it('reads a table cell by cell, and pads rows of another length so that they can be fixed', () => {
  const table = { cabeceras: ['a', 'S'], filas: [['0', '?1', '2'], ['1']] }
  const draft = toDraft(JSON.stringify({ preguntas: [{ tabla: table }] }))
  expect(draft?.questions[0]?.table).toEqual({
    heads: ['a', 'S', ''],
    rows: [
      [
        { text: '0', isAsked: false },
        { text: '1', isAsked: true },
        { text: '2', isAsked: false },
      ],
      [
        { text: '1', isAsked: false },
        { text: '', isAsked: false },
        { text: '', isAsked: false },
      ],
    ],
  })
})
