import { expect, it } from 'vitest'
import { listAskable } from './show-questions.server.ts'
import { writeOutQuestions } from './write-out-questions.server.ts'

const ask = (head: string, statement: string, data: string): string =>
  `:::${head}\n${statement}\n\n\`\`\`yaml\n${data}\n\`\`\`\n\nPorque **sí**.\n:::`
const choose = ask(
  'predice',
  '¿Qué pasa con {{V}} V?',
  'datos: { V: "4,5 | 9" }\nopciones:\n  - { texto: Luce, correcta: true, di: Bien }\n  - { texto: No luce, di: Mal }',
)
const order = ask('pregunta Ordena', 'Los pasos.', 'orden: [Zumba, Arranca]')

it('writes the statement and the options of a question, without its answer', () => {
  expect(writeOutQuestions(`Antes.\n\n${choose}\n\n## Después\n\n${order}\n`)).toBe(
    'Antes.\n\n\n¿Qué pasa con 4,5 V?\n\n- Luce\n- No luce\n\n\n## Después\n\n\nLos pasos.\n\n- Arranca\n- Zumba\n\n',
  )
})

it('lists the valid questions, by their title or their first words', () => {
  const broken = ask('pregunta', 'Nada.', 'valor: "1 / 0"')
  expect(listAskable(`${choose}\n\n${order}\n\n${broken}\n`)).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{8}$/),
      kind: 'predice',
      label: '¿Qué pasa con 4,5 V?',
      isTitled: false,
      varies: true,
    },
    { key: expect.any(String), kind: 'pregunta', label: 'Ordena', isTitled: true, varies: false },
  ])
})
