import { choice } from '../../documents/core/choice-fields.ts'
import { defineDocument } from '../../documents/core/define-document.ts'
import { lines, position, text } from '../../documents/core/fields.ts'

/** The subjects of the curriculum. */
export const subjects = ['Tecnología y Digitalización', 'Tecnología'] as const
export type Subject = (typeof subjects)[number]

/** The subjects with the courses in which they are taught. */
export const subjectTexts: Record<Subject, string> = {
  'Tecnología y Digitalización': 'Tecnología y Digitalización (1.º–3.º)',
  Tecnología: 'Tecnología (4.º)',
}

/** Parses a stored subject; an unknown one becomes the first. */
export function toSubject(value: string): Subject {
  return subjects.find((subject) => subject === value) ?? subjects[0]
}

/** An assessment criterion. Its text is data, because it differs by region and year. */
export const criterion = defineDocument({
  tipo: 'criterios',
  table: 'criteria',
  words: {
    one: 'criterio',
    many: 'criterios',
    gender: 'm',
    new: 'Nuevo criterio de evaluación',
    edit: 'Editar criterio de evaluación',
  },
  list: '/editor/curriculo',
  section: 'Currículo',
  fields: {
    subject: choice(subjects, { label: 'Materia', texts: subjectTexts, required: 'la materia' }),
    code: text({
      label: 'Código',
      hint: 'Como en el currículo: 1.1.',
      required: 'el código',
      limit: 20,
      example: '1.1',
    }),
    text: lines({ label: 'Criterio', required: 'el criterio', import: ['text', 'title'], body: true }),
    position: position({
      label: 'Posición',
      hint: 'Su lugar entre los criterios. Si lo dejas vacío, el último.',
    }),
  },
  title: 'text',
  unique: [],
  order: 'position',
  offeredAs: ({ subject, code, text }) => `${subject} ${code}: ${text}`,
  access: { read: 'admin', write: 'editor' },
  card: ({ subject, code, text }) => ({ title: text, text: `${subjectTexts[toSubject(subject)]}, ${code}` }),
})
