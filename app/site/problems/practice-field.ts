import { common, type Field } from '../../documents/core/field.ts'
import { practiceText } from '../../learning/practice/parse-practice.ts'

const example = { preguntas: [{ pregunta: 'Resistencia', valor: '(9-2)/0,02', unidad: 'Ω' }] }

/**
 * The field for a problem's questions with their data and hints. Documents write it as a map
 * (docs/guides/content.md, «Preguntas»).
 */
export function practiceField(): Field<string | undefined> {
  return {
    ...common({ label: 'Preguntas', import: ['practica', 'practice'] }),
    schema: practiceText(),
    input: { kind: 'structure' },
    structure: true,
    initial: '',
    example: JSON.stringify(example),
  }
}
