import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { questionTemplates } from '../questions/question-templates.ts'
import type { DraftQuestion, PracticeDraft } from './practice-draft.ts'
import { readQuestionDraft, writeQuestionDraft } from './question-data.ts'

const dataOf = (text: string): string => /```yaml\n([\s\S]*?)\n```/.exec(text)?.[1] ?? ''

function change(
  yaml: string,
  alter: (question: DraftQuestion, draft: PracticeDraft) => Partial<DraftQuestion>,
): string {
  const draft = readQuestionDraft(yaml)
  if (!draft) throw new Error('The form cannot show it')
  const [question] = draft.questions
  if (!question) throw new Error('It asks nothing')
  return writeQuestionDraft(yaml, { ...draft, questions: [{ ...question, ...alter(question, draft) }] })
}

it.each(questionTemplates.map(({ name, text }) => [name, dataOf(text)]))(
  'reads the example «%s» into a draft and writes it back byte for byte',
  (_, yaml) => {
    const draft = readQuestionDraft(yaml)
    expect(draft && writeQuestionDraft(yaml, draft)).toBe(yaml)
  },
)

it('reads every question of the course into a draft, and writes each back byte for byte', async () => {
  let count = 0
  for await (const path of glob('content/temario/*.md'))
    for (const [, yaml = ''] of (await readFile(path, 'utf8')).matchAll(/```yaml\n([\s\S]*?)```/g)) {
      const draft = readQuestionDraft(yaml)
      expect([path, draft && writeQuestionDraft(yaml, draft)]).toEqual([path, yaml])
      const [question] = draft?.questions ?? []
      const next = draft && question && { ...draft, questions: [{ ...question, label: 'Otra', unit: 'W' }] }
      expect(next && readQuestionDraft(writeQuestionDraft(yaml, next))?.questions[0]?.label).toBe('Otra')
      count++
    }
  expect(count).toBeGreaterThan(50)
})

const options = [
  '# de la unidad 3',
  'opciones:   # cuatro',
  '  - { texto: "Cobre", correcta: true }',
  '  # la que más eligen',
  "  - {texto: 'Madera seca',   di: 'La madera seca es aislante.'} # año pasado",
  '  - texto: Vidrio',
  '    di: "El vidrio es aislante."',
  'pistas: ["Piensa en un cable."]',
  '# fin',
].join('\n')

it('changes a word in its line and leaves other lines unchanged', () => {
  const changed = change(options, ({ options: [one, two, three] }) => ({
    options: [one, two && { ...two, text: 'Madera' }, three].flatMap((option) => option ?? []),
  }))
  expect(changed).toBe(options.replace("'Madera seca'", '"Madera"'))
})

it('moves, adds and removes options together with their comments', () => {
  expect(change(options, ({ options: list }) => ({ options: list.toReversed() }))).toBe(
    [
      '# de la unidad 3',
      'opciones:   # cuatro',
      '  - texto: Vidrio',
      '    di: "El vidrio es aislante."',
      '  # la que más eligen',
      "  - {texto: 'Madera seca',   di: 'La madera seca es aislante.'} # año pasado",
      '  - { texto: "Cobre", correcta: true }',
      'pistas: ["Piensa en un cable."]',
      '# fin',
    ].join('\n'),
  )
  const added = change(options, ({ options: list }) => ({
    options: [...list.slice(0, 2), { text: 'Aire: "seco"', isRight: false, says: '' }],
  }))
  expect(added).toContain('# año pasado\n  - texto: "Aire: \\"seco\\""\npistas:')
  expect(added).not.toContain('Vidrio')
})

it('keeps unknown keys, and removes the keys of another kind of question', () => {
  const yaml = 'autor: "Ana" # mía\nvalor: 350\nunidad: "Ω"\n'
  expect(change(yaml, () => ({ value: '351' }))).toBe('autor: "Ana" # mía\nvalor: "351"\nunidad: "Ω"\n')
  expect(change(yaml, () => ({ kind: 'palabra', lines: 'resistencia' }))).toBe(
    'autor: "Ana" # mía\npalabra: ["resistencia"]\n',
  )
})

it('adds values that were blank, and variable data', () => {
  const yaml = 'valor: "5 / 100"'
  expect(change(yaml, () => ({ unit: 'A', mistakes: [{ when: '20', says: 'Al revés.' }] }))).toBe(
    'valor: "5 / 100"\nunidad: "A"\nerrores:\n  - { si: "20", di: "Al revés." }',
  )
  const draft = readQuestionDraft(yaml)
  expect(
    draft && writeQuestionDraft(yaml, { ...draft, data: [{ name: 'V', values: '9 | 12' }], hints: ['Una'] }),
  ).toBe('valor: "5 / 100"\ndatos: { V: "9 | 12" }\npistas: ["Una"]')
})

it('reorders drawn numbers', () => {
  const yaml = 'datos: { V: "9", R: "V * 2" }\nvalor: "R"'
  const draft = readQuestionDraft(yaml)
  const next = draft && writeQuestionDraft(yaml, { ...draft, data: draft.data.toReversed() })
  expect(next).toBe('datos: { R: "V * 2", V: "9" }\nvalor: "R"')
})

it.each([
  ['faults', 'opciones: ['],
  ['names that stand for others', 'opciones: [&a { texto: "x" }, *a]'],
  ['one text where a list should be', 'palabra: "x"'],
  ['something else where a text should be', 'valor: { a: 1 }'],
  ['two kinds at once', 'valor: "1"\npalabra: ["x"]'],
  ['no map', '- uno\n- dos'],
  ['a row that is blank', 'opciones: [{ texto: "" }, { texto: "a" }]'],
])('rejects a text with %s, which the form cannot show', (_, yaml) => {
  expect(readQuestionDraft(yaml)).toBeUndefined()
})

it('writes each kind into an empty text', () => {
  const draft = readQuestionDraft('')
  expect(draft?.questions[0]?.kind).toBe('valor')
  expect(change('', () => ({ kind: 'orden', lines: 'uno\ndos' }))).toBe('orden: ["uno", "dos"]')
})
